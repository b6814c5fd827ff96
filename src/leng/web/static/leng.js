// The few lines of script at a table: hear of changes, morph them in, move pieces, read cards, answer keys.
(() => {
  "use strict";
  const $ = (sel, root = document) => root.querySelector(sel);
  const $$ = (sel, root = document) => [...root.querySelectorAll(sel)];
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const place = $("#table") || $("#replay");
  copyButtons();
  seatColours();
  if (!place) return;
  const id = place.dataset.table;
  const at = (path) => `/t/${id}/${path}`;
  const fragment = () => $("#fragment");
  const remember = (name, value) => { try { localStorage.setItem(name, value); } catch { /* private window */ } };
  const recall = (name) => { try { return localStorage.getItem(name); } catch { return null; } };

  // Morphing -------------------------------------------------------------------------------------------------------

  const KEPT = new Set(["open", "checked"]);

  function morph(html) {
    const before = positions();
    const lines = new Set($$("#lines li").map((li) => li.id + li.textContent));
    const was = { ...fragment().dataset };
    const atEnd = nearEnd($("#lines"));
    const focused = document.activeElement;
    Idiomorph.morph(fragment(), html, {
      morphStyle: "outerHTML",
      restoreFocus: true,
      callbacks: {
        beforeNodeMorphed: (old) => !(old.nodeType === 1 && old.matches("[data-keep]") && old.id !== "n"),
        beforeAttributeUpdated: (name, node) =>
          !(KEPT.has(name) && (node.tagName === "DETAILS" || node.tagName === "INPUT")),
      },
    });
    closeMenu();
    hideCard();
    if (atEnd) toEnd($("#lines"));
    toEnd($("#talk"));
    movePieces(before);
    announce(lines);
    noticeTurn(was, focused);
    const hint = $(".note.hint, #note");
    if (hint) hint.scrollIntoView({ block: "nearest" });
  }

  const nearEnd = (list) => !list || list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  const toEnd = (list) => { if (list) list.scrollTop = list.scrollHeight; };

  function announce(known) {
    const announcer = $("#announcer");
    if (!announcer || !known.size) return;
    const fresh = $$("#lines li").filter((li) => !known.has(li.id + li.textContent)).slice(-8);
    for (const li of fresh) {
      const said = document.createElement("p");
      said.textContent = li.textContent;
      announcer.append(said);
    }
    while (announcer.childElementCount > 24) announcer.firstElementChild.remove();
  }

  function noticeTurn(was, focused) {
    const now = fragment().dataset;
    if (now.title) document.title = now.title;
    if (now.mine !== "1") return;
    const fresh = was.mine !== "1" || was.number !== now.number || was.curtain !== now.curtain;
    const lost = focused && focused !== document.body
      && (!focused.isConnected || focused.disabled || focused.closest("[inert]"));
    if (!fresh && !lost) return;
    if (was.mine !== "1") tone();
    const typing = !lost && focused && focused.matches("input:not([type=checkbox]), textarea, select");
    if (typing) return;
    const target = $("#i-am") || $("#prompt");
    if (target && (lost || was.mine !== "1" || !focused || focused === document.body
      || focused.closest("#options, #curtain, #board"))) target.focus({ preventScroll: !fresh || matchMedia("(min-width: 60rem)").matches });
  }

  // Pieces move from where they were to where they are (first, last, invert, play) ----------------------------------

  function positions() {
    const found = new Map();
    if (still.matches) return found;
    for (const piece of $$("#board [id]")) {
      const box = piece.getBoundingClientRect();
      if (box.width && box.width < 120) found.set(piece.id, { x: box.x, y: box.y, face: piece.innerHTML });
    }
    return found;
  }

  function movePieces(before) {
    if (still.matches) return;
    for (const piece of $$("#board [id]")) {
      const old = before.get(piece.id);
      if (!old) continue;
      const box = piece.getBoundingClientRect();
      const scale = unit(piece);
      const dx = (old.x - box.x) / scale;
      const dy = (old.y - box.y) / scale;
      if (Math.abs(dx) + Math.abs(dy) > 3) {
        piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }],
          { duration: 450, easing: "cubic-bezier(.2,.8,.2,1)", composite: "add" });
      } else if (piece.matches(".die") && old.face !== piece.innerHTML) {
        piece.animate([{ transform: "rotate(-200deg) scale(.7)" }, { transform: "rotate(18deg) scale(1.12)" },
          { transform: "none" }], { duration: 520, easing: "ease-out" });
      }
    }
  }

  function unit(piece) {
    const svg = piece.ownerSVGElement;
    const wide = svg && svg.viewBox.baseVal && svg.viewBox.baseVal.width;
    return wide ? svg.getBoundingClientRect().width / wide : 1;
  }

  // Asking and telling the server ------------------------------------------------------------------------------------

  let asking = 0;

  async function fetchTable() {
    const mine = ++asking;
    try {
      const answer = await fetch(at("fragment"), { headers: { "x-leng-fragment": "1" } });
      if (!answer.ok) { location.reload(); return; }
      const html = await answer.text();
      if (mine === asking) morph(html);
    } catch { lost(true); }
  }

  async function send(form, button) {
    const data = new FormData(form);
    if (button && button.name) data.append(button.name, button.value);
    const mine = ++asking;
    form.setAttribute("aria-busy", "true");
    try {
      const answer = await fetch(form.action, {
        method: "POST",
        body: new URLSearchParams(data),
        headers: { "x-leng-fragment": "1", "x-csrftoken": data.get("_csrf_token") },
      });
      const html = await answer.text();
      if (!html.includes('id="fragment"')) { location.reload(); return; }
      if (mine === asking) morph(html);
      if (form.id === "say-form") $("#said").value = "";
    } catch { lost(true); } finally { form.removeAttribute("aria-busy"); }
  }

  document.addEventListener("submit", (event) => {
    if (!event.target.matches("[data-act]")) return;
    event.preventDefault();
    send(event.target, event.submitter);
  });

  function choose(key) {
    const button = $$("#options button[name=key]").find((each) => each.value === key);
    if (button) button.click();
  }

  function lost(is) {
    const sign = $("#reconnecting");
    if (sign) sign.hidden = !is;
  }

  function listen() {
    const stream = new EventSource(at("stream"));
    stream.addEventListener("version", (event) => {
      lost(false);
      if (event.data !== fragment().dataset.version) fetchTable();
    });
    stream.onerror = () => {
      lost(true);
      if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
    };
    addEventListener("pagehide", () => stream.close(), { once: true });
  }

  // The board ---------------------------------------------------------------------------------------------------------

  const menu = $("#menu");
  let opener = null;

  function openMenu(target, keys) {
    menu.replaceChildren();
    const card = target.dataset.card && cards.get(target.dataset.card);
    if (card) menu.append(card.cloneNode(true));
    for (const key of keys) {
      const button = $$("#options button[name=key]").find((each) => each.value === key);
      if (!button) continue;
      const copy = document.createElement("button");
      copy.type = "button";
      copy.className = "option";
      copy.textContent = button.lastElementChild.textContent;
      copy.addEventListener("click", () => { closeMenu(); choose(key); });
      menu.append(copy);
    }
    hideCard();
    opener = target;
    menu.hidden = false;
    put(menu, target);
    const first = $("button", menu);
    if (first) first.focus();
  }

  function closeMenu(back) {
    if (!menu || menu.hidden) return;
    menu.hidden = true;
    if (back && opener && opener.isConnected) opener.focus();
  }

  function act(target, touched) {
    const keys = target.dataset.keys ? JSON.parse(target.dataset.keys) : [target.dataset.key];
    if (keys.length > 1 || (touched && target.dataset.card)) {
      if (target.dataset.card) readCard(target.dataset.card).then(() => openMenu(target, keys));
      else openMenu(target, keys);
    } else choose(keys[0]);
  }

  place.addEventListener("click", (event) => {
    const lit = event.target.closest("#board [data-key], #board [data-keys]");
    if (lit) { event.preventDefault(); act(lit, event.pointerType === "touch"); return; }
    const card = event.target.closest("#board [data-card]");
    if (card) showCard(card);
    else hideCard();
  });
  document.addEventListener("click", (event) => {
    if (menu && !menu.hidden && !menu.contains(event.target) && !event.target.closest("[data-keys], [data-key]")) closeMenu();
  });

  // Cards -------------------------------------------------------------------------------------------------------------

  const zoom = $("#zoom");
  const cards = new Map();
  let wanted = null;
  let waiting = 0;

  async function readCard(name) {
    if (!cards.has(name)) {
      const [kind, which] = name.split(":");
      const answer = await fetch(at(`card/${kind}/${which}`));
      const box = document.createElement("div");
      if (answer.ok) box.innerHTML = await answer.text();
      cards.set(name, box);
    }
    return cards.get(name);
  }

  async function showCard(target) {
    wanted = target;
    const card = await readCard(target.dataset.card).catch(() => null);
    if (!card || wanted !== target || (menu && !menu.hidden)) return;
    zoom.replaceChildren(...card.cloneNode(true).childNodes);
    for (const why of $$(`[data-why="${CSS.escape(target.dataset.place || "")}"] .reason`).slice(0, 3)) {
      const line = document.createElement("p");
      line.className = "why";
      line.textContent = why.textContent;
      zoom.append(line);
    }
    zoom.hidden = false;
    target.setAttribute("aria-describedby", "zoom");
    put(zoom, target);
  }

  function hideCard() {
    clearTimeout(waiting);
    if (wanted) wanted.removeAttribute("aria-describedby");
    wanted = null;
    if (zoom) zoom.hidden = true;
  }

  function put(box, target) {
    const there = target.getBoundingClientRect();
    const room = document.documentElement;
    const size = box.getBoundingClientRect();
    let x = there.right + 10;
    if (x + size.width > room.clientWidth - 8) x = there.left - size.width - 10;
    x = Math.max(8, Math.min(x, room.clientWidth - size.width - 8));
    const y = Math.max(8, Math.min(there.top, room.clientHeight - size.height - 8));
    box.style.left = `${x}px`;
    box.style.top = `${y}px`;
  }

  place.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const target = event.target.closest("[data-card]");
    if (target === wanted) return;
    clearTimeout(waiting);
    if (target) waiting = setTimeout(() => showCard(target), 350);
    else waiting = setTimeout(() => { if (!zoom.matches(":hover")) hideCard(); }, 200);
  });
  place.addEventListener("focusin", (event) => {
    const target = event.target.closest("[data-card]");
    if (target && target.matches(":focus-visible")) showCard(target);
    else if (!target) hideCard();
  });
  addEventListener("scroll", () => { if (wanted && !wanted.matches(":focus")) hideCard(); }, { passive: true });

  // Keys --------------------------------------------------------------------------------------------------------------

  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { closeMenu(true); hideCard(); return; }
    const target = event.target;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (target.matches("input:not([type=checkbox]):not([type=range]), textarea, select")) return;
    if ((event.key === "Enter" || event.key === " ") && target.matches("#board [data-key], #board [data-keys]")
      && target.tagName !== "BUTTON") { event.preventDefault(); act(target, false); return; }
    if (menu && !menu.hidden && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      const all = $$("button", menu);
      const next = all.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1);
      all[(next + all.length) % all.length].focus();
      event.preventDefault();
      return;
    }
    if (step(event) || recall("leng-keys") === "off" || $("#curtain")) return;
    if (/^[0-9]$/.test(event.key)) {
      const button = $(`#options [data-number="${event.key}"]`);
      if (button) { event.preventDefault(); button.click(); }
    } else if (event.key === "r" || event.key === "R") {
      const rules = $("#rules");
      if (!rules) return;
      rules.open = !rules.open;
      if (rules.open) { const head = $("summary", rules); head.focus(); head.scrollIntoView({ block: "start", behavior: still.matches ? "auto" : "smooth" }); }
    } else if (event.key === "h" || event.key === "H") { $("#ask-hint")?.click(); }
    else if (event.key === "u" || event.key === "U") { $("#undo")?.click(); }
  });

  // Sound -------------------------------------------------------------------------------------------------------------

  let air = null;

  function tone() {
    if (recall("leng-sound") !== "on") return;
    air = air || new AudioContext();
    [392, 587].forEach((pitch, number) => {
      const voice = air.createOscillator();
      const loud = air.createGain();
      const begin = air.currentTime + number * 0.14;
      voice.frequency.value = pitch;
      voice.type = "triangle";
      loud.gain.setValueAtTime(0.0001, begin);
      loud.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, begin + 0.3);
      voice.connect(loud).connect(air.destination);
      voice.start(begin);
      voice.stop(begin + 0.32);
    });
  }

  function remembered() {
    const boxes = { sound: recall("leng-sound") === "on", keys: recall("leng-keys") !== "off", "only-mine": recall("leng-only-mine") === "on" };
    for (const [name, on] of Object.entries(boxes)) {
      const box = document.getElementById(name);
      if (box) box.checked = on;
    }
    document.body.classList.toggle("only-mine", boxes["only-mine"]);
  }

  document.addEventListener("change", (event) => {
    if (!["sound", "keys", "only-mine"].includes(event.target.id)) return;
    remember(`leng-${event.target.id}`, event.target.checked ? "on" : "off");
    document.body.classList.toggle("only-mine", !!$("#only-mine")?.checked);
    if (event.target.id === "sound" && event.target.checked) tone();
  });

  // Looking back ------------------------------------------------------------------------------------------------------

  let looking = 0;

  async function lookAt(n) {
    const mine = ++looking;
    const answer = await fetch(at(`replay/fragment?n=${n}`));
    if (!answer.ok || mine !== looking) return;
    const html = await answer.text();
    if (mine !== looking) return;
    morph(html);
    const slider = $("#n");
    slider.value = n;
    history.replaceState(null, "", `?n=${n}`);
    toEnd($("#lines"));
  }

  function step(event) {
    const names = { ArrowLeft: "step-back", ArrowRight: "step-on", Home: "step-first", End: "step-last" };
    const link = place.id === "replay" && names[event.key] && document.getElementById(names[event.key]);
    if (!link) return false;
    event.preventDefault();
    lookAt(link.dataset.step);
    return true;
  }

  if (place.id === "replay") {
    place.addEventListener("input", (event) => { if (event.target.id === "n") lookAt(event.target.value); });
    place.addEventListener("submit", (event) => event.preventDefault());
    place.addEventListener("click", (event) => {
      const link = event.target.closest("[data-step]");
      if (link) { event.preventDefault(); lookAt(link.dataset.step); }
    });
  } else {
    listen();
    remembered();
    noticeTurn({}, null);
  }
  toEnd($("#lines"));
  toEnd($("#talk"));

  // Everywhere --------------------------------------------------------------------------------------------------------

  function copyButtons() {
    document.addEventListener("click", async (event) => {
      const button = event.target.closest("[data-copy]");
      if (!button) return;
      const field = document.getElementById(button.dataset.copy);
      field.select();
      try { await navigator.clipboard.writeText(field.value); button.textContent = button.dataset.copied; } catch { /* it is selected */ }
    });
  }

  function seatColours() {
    document.addEventListener("change", (event) => {
      if (!event.target.name || !event.target.name.startsWith("colour-")) return;
      const fields = $$("select[name^=colour-]");
      const left = [...event.target.options].map((each) => each.value)
        .filter((each) => each && !fields.some((field) => field.value === each));
      const same = fields.find((each) => each !== event.target && each.value && each.value === event.target.value);
      if (same) same.value = left[0] || "";
      for (const field of fields) {
        $(".seal", field.closest(".seat-row")).setAttribute("class", `seal colour-${field.value || "none"}`);
      }
    });
  }
})();
