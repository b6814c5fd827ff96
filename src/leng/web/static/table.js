// A table, or the replay of one: hear of changes, morph them in, move pieces, tell the server.
import { $, $$, still } from "./leng.js";
import { at, holdPicked, tidy } from "./board.js";
import { begin, comesLater, followKey, next, play } from "./follow.js";
import { answerKeys, remembered, tone } from "./habits.js";
import { recount } from "./picks.js";
import { replayKey, seen, watch } from "./replay.js";
import { settle, zoomed } from "./room.js";

const place = $("#table") || $("#replay");
const fragment = () => $("#fragment");

// Morphing ----------------------------------------------------------------------------------------------------------

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
  const had = amounts();
  holdPicked();
  const lines = new Set($$("#lines .line").map((each) => each.id + each.textContent));
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
  const another = ["number", "asked", "mine", "curtain"].some((each) => was[each] !== now[each]);
  tidy(another);
  settle(another);
  if (place.id === "table") remembered();
  recount();
  if (atEnd) toEnd($("#lines"));
  toEnd($("#talk"));
  movePieces(before);
  markChanges(had, before);
  announce(lines);
  noticeTurn(was, focused);
  play(was);
}

const nearEnd = (list) => !list || list.scrollHeight - list.scrollTop - list.clientHeight < 40;
const toEnd = (list) => { if (list) list.scrollTop = list.scrollHeight; };

function announce(known) {
  const announcer = $("#announcer");
  if (!announcer || !known.size) return;
  const fresh = $$("#lines .line").filter((each) => !known.has(each.id + each.textContent)).slice(-8);
  for (const line of fresh) {
    const said = document.createElement("p");
    said.textContent = line.dataset.said || line.textContent;
    announcer.append(said);
  }
  while (announcer.childElementCount > 24) announcer.firstElementChild.remove();
}

let rung = ""; // the question at which the tone was heard last

function noticeTurn(was, focused) {
  const now = fragment().dataset;
  if (now.title) document.title = now.title;
  if (now.mine !== "1") return;
  const fresh = was.mine !== "1" || was.number !== now.number || was.curtain !== now.curtain;
  const lost = focused && focused !== document.body
    && (!focused.isConnected || focused.disabled || focused.closest("[inert]"));
  if (!fresh && !lost) return;
  if (was.mine !== "1" && rung !== now.asked) tone();
  rung = now.asked;
  const typing = !lost && focused && focused.matches("input:not([type=checkbox]), textarea, select");
  if (typing) return;
  const target = $("#i-am") || $("#prompt");
  if (target && (lost || was.mine !== "1" || !focused || focused === document.body
    || focused.closest("#panel, #curtain, .part"))) {
    target.focus({ preventScroll: true });
  }
}

// Pieces move from where they were to where they are (first, last, invert, play) ------------------------------------

function positions() {
  const found = new Map();
  if (still.matches) return found;
  for (const piece of $$(".part [id]")) {
    const box = piece.getBoundingClientRect();
    if (box.width && box.width < 120) found.set(piece.id, { x: box.x, y: box.y, face: piece.innerHTML });
  }
  return found;
}

function movePieces(before) {
  if (still.matches) return;
  for (const piece of $$(".part [id]")) {
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
  return wide ? svg.getBoundingClientRect().width / wide : piece.closest("#drawing") ? zoomed() : 1;
}

// What a choice has changed is marked for a moment --------------------------------------------------------------------

const MOMENT = 2000; // milliseconds
const MANY = 12; // so many new pieces are another board, not a change

/** The number of every figure; nothing is known of numbers that are not written as such. */
function amounts() {
  const found = new Map();
  for (const each of $$(".part .figure[id]")) {
    const n = parseInt($("b", each)?.textContent, 10);
    if (!Number.isNaN(n)) found.set(each.id, n);
  }
  return found;
}

function markChanges(had, before) {
  for (const [name, n] of amounts()) {
    const by = n - (had.get(name) ?? n);
    if (by) mark(document.getElementById(name), by > 0 ? `+${by}` : `−${-by}`);
  }
  const fresh = before.size ? $$(".part :is(.mark, .die)[id]").filter((each) => !before.has(each.id)) : [];
  if (fresh.length <= MANY) for (const each of fresh) mark(each, "");
}

function mark(piece, by) {
  piece.classList.add("changed");
  if (by) piece.dataset.change = by;
  setTimeout(() => {
    if (by && piece.dataset.change !== by) return;
    piece.classList.remove("changed");
    delete piece.dataset.change;
  }, MOMENT);
}

// Asking and telling the server -------------------------------------------------------------------------------------

let asking = 0;
let sending = 0; // so much was sent and not answered yet; the answer brings the table
let heard = 0; // the newest change the stream told of meanwhile

const versionOf = (html) => /data-version="(\d+)"/.exec(html)?.[1];
const known = () => (later === null ? fragment().dataset.version : versionOf(later));

/** The stream tells of a change: fetch it, unless it is known, or will be as soon as the server answers. */
function hear(version) {
  if (sending) heard = Number(version);
  else if (version !== known() && !comesLater()) fetchTable();
}

async function fetchTable(where = next()) {
  const mine = ++asking;
  try {
    const answer = await fetch(at(where), { headers: { "x-leng-fragment": "1" } });
    if (mine !== asking) return;
    if (broken(answer)) { askAgain(); return; }
    if (!answer.ok) { location.reload(); return; }
    const html = await answer.text();
    if (mine !== asking) return;
    show(html);
    reconnecting(false);
  } catch { if (mine === asking) askAgain(); }
}

async function send(form, button) {
  const data = new FormData(form);
  if (button && button.name) data.append(button.name, button.value);
  const mine = ++asking;
  sending += 1;
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
    if (mine === asking && !(form.id === "say-form" && comesLater())) show(html);
    if (form.id === "say-form") $("#said").value = "";
  } catch { askAgain(); } finally {
    sending -= 1;
    form.removeAttribute("aria-busy");
    if (!sending && heard > Number(known())) fetchTable();
    if (!sending) heard = 0;
  }
}

// The server, or whoever stands before it, is not itself: as good as no answer.
const broken = (answer) => answer.status >= 500;

// Nobody answered: say so, and look at the table again until somebody does. What was sent is not sent twice.
function askAgain() {
  const mine = ++asking;
  reconnecting(true);
  setTimeout(() => { if (mine === asking) fetchTable(); }, AGAIN);
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-act]")) return;
  event.preventDefault();
  send(event.target, event.submitter);
});

function reconnecting(is) {
  const sign = $("#reconnecting");
  if (sign) sign.hidden = !is;
}

function listen() {
  const stream = new EventSource(at("stream"));
  stream.addEventListener("version", (event) => {
    reconnecting(false);
    hear(event.data);
  });
  stream.addEventListener("error", () => {
    reconnecting(true);
    if (stream.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN);
  });
  addEventListener("pagehide", () => stream.close(), { once: true });
}

// Back at the table after a while elsewhere: look, whatever became of the stream.
addEventListener("online", () => { if (place.id === "table") fetchTable(); });
addEventListener("pageshow", (event) => { if (event.persisted && place.id === "table") { listen(); fetchTable(); } });

// Looking back ------------------------------------------------------------------------------------------------------

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
  reconnecting(html === null);
  if (html === null) { setTimeout(() => { if (mine === looking) lookAt(n); }, AGAIN); return; }
  morph(html);
  const slider = $("#n");
  slider.value = n;
  history.replaceState(null, "", `?n=${n}`);
  toEnd($("#lines"));
  seen();
}

answerKeys((event) => followKey(event) || replayKey(event));
settle(true);
if (place.id === "replay") {
  place.addEventListener("input", (event) => { if (event.target.id === "n") lookAt(event.target.value); });
  place.addEventListener("submit", (event) => { if (event.target.id === "scrub") event.preventDefault(); });
  place.addEventListener("click", (event) => {
    const link = event.target.closest("[data-step]");
    if (link) { event.preventDefault(); lookAt(link.dataset.step); }
  });
  watch(lookAt);
} else {
  begin(fetchTable);
  listen();
  remembered();
  recount();
  noticeTurn({}, null);
}
toEnd($("#lines"));
toEnd($("#talk"));
