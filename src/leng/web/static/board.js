// The board: what is lit is chosen by a click, what can be read is shown beside it.
import { $, $$ } from "./leng.js";

const place = $("#table") || $("#replay");
export const at = (path) => `/t/${place.dataset.table}/${path}`;
const room = document.documentElement;
const EDGE = 8; // pixels between a box and the edge of the screen

// The menu of a place where several things can be chosen ---------------------------------------------------------------

const menu = $("#menu");
let opener = null;

export const menuIsOpen = () => !!menu && !menu.hidden;

function openMenu(target, keys) {
  hideCard();
  opener = target;
  const buttons = $$("#options button[name=key]").filter((each) => keys.includes(each.value)).map((button) => {
    const copy = document.createElement("button");
    copy.type = "button";
    copy.className = "option";
    copy.textContent = button.lastElementChild.textContent;
    copy.addEventListener("click", () => { closeMenu(); choose(button.value); });
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

// Choosing -------------------------------------------------------------------------------------------------------------

function choose(key) {
  const button = $$("#options button[name=key]").find((each) => each.value === key);
  if (button) button.click();
}

export function act(target, touched) {
  const keys = target.dataset.keys ? JSON.parse(target.dataset.keys) : [target.dataset.key];
  if (keys.length > 1 || (touched && target.dataset.card)) openMenu(target, keys);
  else choose(keys[0]);
}

// Cards ----------------------------------------------------------------------------------------------------------------

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
    box.innerHTML = await answer.text();
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

if (place) {
  place.addEventListener("click", (event) => {
    const lit = event.target.closest("#board [data-key], #board [data-keys]");
    if (lit) { event.preventDefault(); act(lit, event.pointerType === "touch"); return; }
    const card = event.target.closest("#board [data-card]");
    if (card) showCard(card);
    else hideCard();
  });
  document.addEventListener("click", (event) => {
    if (!menu?.contains(event.target) && !event.target.closest("[data-keys], [data-key]")) closeMenu();
  });
  document.addEventListener("pointermove", hover, { passive: true });
  place.addEventListener("focusin", (event) => {
    const target = event.target.closest("[data-card]");
    if (target && target.matches(":focus-visible")) showCard(target);
    else if (!target) hideCard();
  });
  addEventListener("scroll", () => { if (wanted && !wanted.matches(":focus")) hideCard(); }, { passive: true });
}
