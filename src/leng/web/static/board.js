// The board: what is lit is chosen by a click, what can be read is shown beside it.
import { $, $$ } from "./leng.js";

const place = $("#table") || $("#replay");
export const at = (path) => `/t/${place.dataset.table}/${path}`;
const room = document.documentElement;
const EDGE = 8; // pixels between a box and the edge of the screen

// The menu of a place where several things can be chosen ------------------------------------------------------------

const menu = $("#menu");
let opener = null;

export const menuIsOpen = () => !!menu && !menu.hidden;

function openMenu(target, keys) {
  hideCard();
  opener = target;
  const buttons = offers().filter((each) => keys.includes(keyOf(each))).map((button) => {
    const copy = document.createElement("button");
    copy.type = "button";
    copy.className = "option";
    if (button.dataset.label) copy.textContent = button.dataset.label;
    else copy.append(button.lastElementChild.cloneNode(true));
    if (button.ariaDescription) copy.ariaDescription = button.ariaDescription;
    copy.addEventListener("click", () => { closeMenu(); choose(keyOf(button)); });
    return copy;
  });
  menu.replaceChildren(...buttons);
  menu.classList.toggle("with-card", !!target.dataset.card);
  menu.hidden = false;
  const low = putMenu(target);
  if (target.dataset.card) addCard(target, low);
  if (buttons.length) buttons[0].focus();
}

// The card comes when it comes, on the side to which the menu can grow: no option moves under the mouse.
async function addCard(target, low) {
  const first = menu.firstElementChild;
  const card = cards.get(target.dataset.card) || await readCard(target.dataset.card).catch(() => null);
  if (!card || menu.hidden || menu.firstElementChild !== first) return;
  const copy = card.cloneNode(true);
  if (low) menu.prepend(copy);
  else menu.append(copy);
  if (low) menu.scrollTop = menu.scrollHeight;
}

/** A piece that was picked stays so while the same question stands. */
let hold = [];

export const holdPicked = () => { hold = $$(".part [data-piece][aria-pressed=true]").map((each) => each.id); };

function keepPicked(anotherQuestion) {
  for (const each of anotherQuestion ? [] : hold) {
    document.getElementById(each)?.setAttribute("aria-pressed", "true");
  }
  showFitting();
}

function putMenu(target) {
  menu.style.maxHeight = "";
  put(menu, target);
  const there = target.getBoundingClientRect();
  const tall = menu.getBoundingClientRect().height;
  const low = there.top + there.height / 2 > room.clientHeight / 2;
  const most = room.clientHeight - tall - EDGE;
  const from = Math.max(EDGE, Math.min(low ? room.clientHeight - there.bottom : there.top, most));
  menu.style.top = low ? "auto" : `${from}px`;
  menu.style.bottom = low ? `${from}px` : "auto";
  menu.style.maxHeight = `${room.clientHeight - from - EDGE}px`;
  return low;
}

export function closeMenu(back) {
  if (!menuIsOpen()) return;
  menu.hidden = true;
  if (back && opener && opener.isConnected) opener.focus();
}

export function nextInMenu(by) {
  const all = $$("button", menu);
  all[(all.indexOf(document.activeElement) + by + all.length) % all.length].focus();
}

// Choosing ----------------------------------------------------------------------------------------------------------

// The buttons of the question: each chooses something, or picks one more of it.
const offers = () => $$("#options button[name=key], #options button[data-pick]");
const keyOf = (button) => button.dataset.pick || button.value;

function choose(key) {
  const button = offers().find((each) => keyOf(each) === key);
  if (button) button.click();
}

const keysOf = (target) => target.dataset.keys ? JSON.parse(target.dataset.keys) : [target.dataset.key];

export function act(target, touched) {
  if (target.dataset.piece) { pick(target); return; }
  const keys = fitting(keysOf(target));
  if (preparing.matches && keys.length === 1) {
    choose(keys[0]);
    if (target.dataset.card) showCard(target);
    return;
  }
  if (keys.length > 1 || (touched && target.dataset.card)) openMenu(target, keys);
  else choose(keys[0]);
}

// Picking pieces first, dice for example, then the place where they go ----------------------------------------------

/** The pieces an option takes. */
const piecesOf = (key) =>
  $$("#options [name=key]").find((each) => each.value === key)?.dataset.uses?.split(" ") || [];
const picked = () => $$(".part [data-piece][aria-pressed=true]").map((each) => each.dataset.piece);

/** Whether all of these pieces are among those; equal pieces count one by one. */
function within(some, all) {
  const left = [...all];
  return some.every((each) => left.includes(each) && left.splice(left.indexOf(each), 1));
}

/** Of these options, those that take exactly the pieces picked; else those that take these among others; else all. */
function fitting(keys) {
  const chosen = picked();
  if (!chosen.length) return keys;
  const holding = keys.filter((key) => within(chosen, piecesOf(key)));
  const exact = holding.filter((key) => piecesOf(key).length === chosen.length);
  return exact.length ? exact : holding.length ? holding : keys;
}

function pick(piece) {
  piece.setAttribute("aria-pressed", String(piece.getAttribute("aria-pressed") !== "true"));
  showFitting();
}

/** Light the places and rows that take exactly what is picked strongest; dim those that cannot take it. */
function showFitting() {
  const chosen = picked();
  const takes = (key) => within(chosen, piecesOf(key));
  const exactly = (key) => takes(key) && piecesOf(key).length === chosen.length;
  const mark = (element, keys) => {
    element.classList.toggle("fits", chosen.length > 0 && keys.some(exactly));
    element.classList.toggle("dim", chosen.length > 0 && keys.every((key) => piecesOf(key).length && !takes(key)));
  };
  for (const each of $$(".part .lit")) mark(each, keysOf(each));
  for (const each of $$("#options button[name=key]:not([data-passing])")) mark(each, [each.value]);
  for (const each of $$("#options .ways")) {
    mark($("summary", each), $$("button[name=key]", each).map((way) => way.value));
  }
}

// Where there is little room, an option is first put into the line, then done -----------------------------------------

const preparing = matchMedia("(max-width: 700px)");
let prepared = "";

/** Put an option into the line of the sheet, with what it costs and brings. */
function prepare(button) {
  prepared = button.value;
  for (const each of $$("#options button[name=key]")) {
    each.classList.toggle("at", each === button);
    each.toggleAttribute("aria-current", each === button);
  }
  for (const each of $$(".part .lit")) each.classList.toggle("at", keysOf(each).includes(prepared));
  const row = button.closest(".ways");
  const said = button.querySelector(".what").cloneNode(true);
  if (row) {
    const name = $("summary .label", row).firstChild.textContent.trim();
    said.prepend(name, " ");
    const signs = $("summary .signs", row);
    if (signs) said.append(signs.cloneNode(true));
  }
  $("#doing-what").replaceChildren(said);
  $("#doing").hidden = false;
}

function forget() {
  prepared = "";
  if ($("#doing")) $("#doing").hidden = true;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("#do-it")) {
    const button = $$("#options button[name=key]").find((each) => each.value === prepared);
    forget();
    if (button) button.form.requestSubmit(button);
    return;
  }
  const button = event.target.closest("#options button[name=key]");
  const byKey = event.detail === 0 && event.isTrusted; // which sends at once
  if (!button || !preparing.matches || !$("#do-it") || byKey) return;
  event.preventDefault();
  prepare(button);
});

// Cards -------------------------------------------------------------------------------------------------------------

const zoom = $("#zoom");
const cards = new Map();
let wanted = null; // what is being read, or will be as soon as its words are here
let waiting = 0;
let pointed = null; // what the mouse is on

async function readCard(name) {
  if (!cards.has(name)) {
    const [kind, which] = name.split(":");
    const answer = await fetch(at(`card/${kind}/${which}`));
    if (!answer.ok) return null;
    const box = document.createElement("div");
    box.append(...new DOMParser().parseFromString(await answer.text(), "text/html").body.childNodes);
    cards.set(name, box);
  }
  return cards.get(name);
}

async function showCard(target) {
  wanted = target;
  const card = await readCard(target.dataset.card).catch(() => null);
  if (!card || wanted !== target || menuIsOpen()) return;
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

export function hideCard() {
  clearTimeout(waiting);
  if (wanted) wanted.removeAttribute("aria-describedby");
  wanted = null;
  if (zoom) zoom.hidden = true;
}

// After a change of the table: what is still there stays open, unless another question is asked.
export function tidy(anotherQuestion) {
  if (anotherQuestion || !opener?.isConnected) closeMenu();
  if (anotherQuestion) forget();
  else if (prepared) $("#doing").hidden = false;
  keepPicked(anotherQuestion);
  if (anotherQuestion || !wanted?.isConnected) {
    hideCard();
    pointed = null;
  }
}

function put(box, target) {
  const there = target.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  let x = there.right + 10;
  if (x + size.width > room.clientWidth - EDGE) x = there.left - size.width - 10;
  x = Math.max(EDGE, Math.min(x, room.clientWidth - size.width - EDGE));
  const y = Math.max(EDGE, Math.min(there.top, room.clientHeight - size.height - EDGE));
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

// Only a mouse that moves asks for a card; a table that moves under a resting mouse does not.
function hover(event) {
  if (event.pointerType !== "mouse") return;
  const target = event.target.closest("[data-card]");
  if (target === pointed) return;
  pointed = target;
  if (target === wanted) return;
  if (zoom.hidden) hideCard(); // a card still on its way is no longer wanted
  clearTimeout(waiting);
  if (target) waiting = setTimeout(() => { if (target.isConnected) showCard(target); }, 350);
  else waiting = setTimeout(() => { if (!zoom.matches(":hover")) hideCard(); }, 200);
}

// Whoever points at an option sees its place, and the other way round.
function point(target) {
  const row = target.closest("#options .option");
  const spot = target.closest(".part .lit");
  if (!row && !spot && !$(".at")) return;
  for (const each of $$("#options .at, .part .lit.at")) each.classList.remove("at");
  if (row) for (const each of $$(".part .lit")) each.classList.toggle("at", keysOf(each).includes(row.value));
  if (spot) for (const each of $$("#options .option")) each.classList.toggle("at", keysOf(spot).includes(each.value));
}

if (place) {
  place.addEventListener("click", (event) => {
    const lit = event.target.closest(".part [data-key], .part [data-keys], .part [data-piece]");
    if (lit) { event.preventDefault(); act(lit, event.pointerType === "touch"); return; }
    const card = event.target.closest(".part [data-card]");
    if (card) showCard(card);
    else hideCard();
  });
  document.addEventListener("click", (event) => {
    if (!menu?.contains(event.target) && !event.target.closest("[data-keys], [data-key], #do-it")) closeMenu();
  });
  document.addEventListener("pointermove", hover, { passive: true });
  place.addEventListener("focusin", (event) => {
    const target = event.target.closest("[data-card]");
    if (target && target.matches(":focus-visible")) showCard(target);
    else if (!target) hideCard();
  });
  addEventListener("scroll", () => { if (wanted && !wanted.matches(":focus")) hideCard(); },
    { passive: true, capture: true });
  place.addEventListener("pointerover", (event) => point(event.target));
  place.addEventListener("focusin", (event) => point(event.target));
}
