// A table, or the replay of one: hear of changes, morph them in, move pieces, tell the server.
import { $, $$, still } from "./leng.js";
import { at, tidy } from "./board.js";
import { answerKeys, remembered, tone } from "./habits.js";

const place = $("#table") || $("#replay");
const fragment = () => $("#fragment");

// Morphing -------------------------------------------------------------------------------------------------------------

const KEPT = new Set(["open", "checked"]);
const AGAIN = 3000; // milliseconds until we ask again
const CLICK = 60; // milliseconds in which a click follows the release
let pressed = false;
let later = null;

// Between press and release the table stays as it is: what was pressed is what is clicked.
function show(html) {
  later = html;
  if (!pressed) catchUp();
}

function catchUp() {
  if (later !== null && !pressed) morph(later);
}

function release(event) {
  if (!pressed || (event.type === "pointermove" && event.buttons)) return;
  pressed = false;
  setTimeout(catchUp, CLICK);
}

addEventListener("pointerdown", (event) => { pressed = event.isPrimary && event.button === 0; }, true);
for (const end of ["pointerup", "pointercancel", "pointermove", "contextmenu", "dragend"]) {
  addEventListener(end, release, { capture: true, passive: true });
}

function morph(html) {
  later = null;
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
  const now = fragment().dataset;
  tidy(["number", "asked", "mine", "curtain"].some((each) => was[each] !== now[each]));
  if (place.id === "table") remembered();
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

// Pieces move from where they were to where they are (first, last, invert, play) ---------------------------------------

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

// Asking and telling the server ----------------------------------------------------------------------------------------

let asking = 0;

async function fetchTable() {
  const mine = ++asking;
  try {
    const answer = await fetch(at("fragment"), { headers: { "x-leng-fragment": "1" } });
    if (mine !== asking) return;
    if (broken(answer)) { askAgain(); return; }
    if (!answer.ok) { location.reload(); return; }
    const html = await answer.text();
    if (mine !== asking) return;
    show(html);
    lost(false);
  } catch { if (mine === asking) askAgain(); }
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
    if (broken(answer)) { askAgain(); return; }
    const html = await answer.text();
    if (!html.includes('id="fragment"')) { location.reload(); return; }
    if (mine === asking) show(html);
    if (form.id === "say-form") $("#said").value = "";
  } catch { askAgain(); } finally { form.removeAttribute("aria-busy"); }
}

// The server, or whoever stands before it, is not itself: as good as no answer.
const broken = (answer) => answer.status >= 500;

// Nobody answered: say so, and look at the table again until somebody does. What was sent is not sent twice.
function askAgain() {
  const mine = ++asking;
  lost(true);
  setTimeout(() => { if (mine === asking) fetchTable(); }, AGAIN);
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-act]")) return;
  event.preventDefault();
  send(event.target, event.submitter);
});

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
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN);
  };
  addEventListener("pagehide", () => stream.close(), { once: true });
}

// Back at the table after a while elsewhere: look, whatever became of the stream.
addEventListener("online", () => { if (place.id === "table") fetchTable(); });
addEventListener("pageshow", (event) => { if (event.persisted && place.id === "table") { listen(); fetchTable(); } });

// Looking back ---------------------------------------------------------------------------------------------------------

let looking = 0;

async function lookAt(n) {
  const mine = ++looking;
  let html = null;
  try {
    const answer = await fetch(at(`replay/fragment?n=${n}`));
    if (mine !== looking) return;
    if (!answer.ok && !broken(answer)) { location.reload(); return; }
    if (answer.ok) html = await answer.text();
  } catch { /* nobody answered */ }
  if (mine !== looking) return;
  lost(html === null);
  if (html === null) { setTimeout(() => { if (mine === looking) lookAt(n); }, AGAIN); return; }
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

answerKeys(step);
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
