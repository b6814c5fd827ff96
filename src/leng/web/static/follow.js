// Following what others do: deed after deed, with a caption, at the speed a person likes; one key skips to now.
// The server keeps the queue: after each deed the page asks for the next one, until it is given the newest position.
import { $, $$, recall, remember, still } from "./leng.js";
import { at } from "./board.js";

const place = $("#table");
const shown = () => $("#fragment").dataset;
const LEAST = 700; // milliseconds for a deed, and for each letter of its caption
const LETTER = 16;
const MOST = 2800;
const PACES = { slow: 2.4, normal: 1, once: 0 };

let fetchTable = () => {};
let timer = 0; // while a deed is on the stage
let paused = false;
let news = false; // something newer has been heard of meanwhile
let told = null; // what the server knows of how far this page has come

// What was set here, or else what people ask of their device.
const pace = () => (recall("leng-follow") in PACES ? recall("leng-follow") : still.matches ? "once" : "normal");
const follows = () => PACES[pace()] > 0 && !document.hidden;
const earlier = () => shown().earlier === "1";

/** Where the next table comes from: the next deed, or the newest position at once. */
export function next() {
  const { number, asked } = shown();
  return follows() || earlier() ? `fragment?after=${number}&asked=${asked}` : "fragment";
}

/** The stream tells of a change: whether the page is busy with an earlier one, after which it looks by itself. */
export function comesLater() {
  const busy = place && !document.hidden && (timer || earlier());
  news = busy || news;
  return busy;
}

/** A table has been morphed in: play the deed that led to it, if it was not seen before. */
export function play(was) {
  if (!place) return;
  clearTimeout(timer);
  timer = 0;
  news = false;
  dim();
  tellPaces();
  if (shown().half === "1") return; // a bot is still at it: the pieces move, and it is told when it is done
  const caption = $("#caption");
  const fresh = caption && Number(caption.dataset.number) > Number(was.number) && caption.dataset.number > 0;
  $("#deeds .now")?.scrollIntoView({ block: "nearest" });
  if (caption && (earlier() || (fresh && follows()))) turn(0);
  if (earlier() ? !paused : fresh && follows()) hold();
  else if (!earlier()) paused = false;
  if (!timer || earlier()) tell();
}

// A caption has a page for the deed and one for each thing that came of it.
const page = () => $("#caption:not([hidden]) > :not([hidden])");

function turn(to) {
  const caption = $("#caption");
  [...caption.children].forEach((each, n) => { each.hidden = n !== to; });
  caption.hidden = false;
  light(page().dataset.lights, page().dataset.whose);
  setAside(caption);
}

/** Whether there was another page to turn to. */
function turned() {
  const more = page()?.nextElementSibling;
  if (more) turn([...more.parentNode.children].indexOf(more));
  return !!more;
}

/** The caption stands where it hides least of what is lit. */
function setAside(caption) {
  const lit = $$("#board .acted").map((each) => each.getBoundingClientRect());
  let best = Infinity;
  for (const where of ["top", "foot", "left", "right"]) {
    caption.dataset.at = where;
    const own = caption.getBoundingClientRect();
    const hidden = lit.reduce((sum, box) => sum
      + Math.max(0, Math.min(own.right, box.right) - Math.max(own.left, box.left))
      * Math.max(0, Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top)), 0);
    if (hidden < best) { best = hidden; caption.dataset.best = where; }
    if (!hidden) break;
  }
  caption.dataset.at = caption.dataset.best;
}

function hold() {
  const letters = page() ? $(".told", page()).textContent.length : 0;
  const times = PACES[pace()] || 1;
  timer = setTimeout(goOn, times * Math.min(MOST, LEAST + LETTER * letters));
}

/** The page has been seen: on to the next one, to the next deed, or wait for others. */
function goOn() {
  timer = 0;
  if (follows() && turned()) { hold(); return; }
  if (earlier() || news) { fetchTable(next()); return; }
  if ($("#caption")) $("#caption").hidden = true;
  dim();
  tell();
}

// Places that a deed or a line of the story is about ------------------------------------------------------------------

const dim = () => { for (const each of $$(".acted")) each.classList.remove("acted"); };

/** Light these places; where none of them is drawn, whoever it is about. */
export function light(names, whose) {
  dim();
  for (const name of (names || "").split(" ").filter(Boolean)) {
    const [, what] = name.split(":");
    const exact = $$(`#board [data-place="${CSS.escape(name)}"]`);
    const near = exact.length || /^\d*$/.test(what) ? exact : $$(`#board [data-place$=":${CSS.escape(what)}"]`);
    for (const each of near) each.classList.add("acted");
  }
  if (whose && !$(".acted")) document.getElementById(whose)?.classList.add("acted");
}

/** Whoever points at a line of the story sees its places; then those of the deed that is played are lit again. */
function point(event) {
  const line = event.target.closest?.("#lines [data-lights]");
  if (line) light(line.dataset.lights);
  else if ($(".acted")) light(page()?.dataset.lights, page()?.dataset.whose);
}

// Bots wait for the page of somebody who plays alone ------------------------------------------------------------------

function tell() {
  const { asked, paced } = shown();
  sayFar(paced === "1" && follows() ? asked : "");
}

function sayFar(far) {
  if (far === told || (!far && told === null)) return;
  told = far;
  fetch(at(`seen?asked=${far}`), {
    method: "POST", keepalive: true, headers: { "x-csrftoken": place.dataset.token },
  }).catch(() => { told = null; });
}

// What people press ---------------------------------------------------------------------------------------------------

function tellPaces() {
  for (const each of $$("[data-pace]")) each.setAttribute("aria-pressed", String(each.dataset.pace === pace()));
  $("#deed-pause")?.setAttribute("aria-pressed", String(paused));
}

function pause(is) {
  paused = is;
  clearTimeout(timer);
  timer = 0;
  tellPaces();
  if (!is && earlier()) fetchTable(next());
}

function press(button) {
  const { follow, at: number } = button.dataset;
  const { number: here, asked } = shown();
  if (follow === "pause") pause(!paused);
  else if (follow === "now") { paused = false; fetchTable("fragment"); }
  else if (follow === "on") {
    pause(true);
    if (!turned()) fetchTable(`fragment?after=${here}&asked=${asked}`);
  }
  else {
    paused = follow !== "again";
    fetchTable(`fragment?at=${number}`);
  }
}

/** Arrows go from deed to deed, the space bar pauses; whether this was one of these keys. */
export function followKey(event) {
  const named = { ArrowLeft: "#deed-back", ArrowRight: "#deed-on", " ": "#deed-pause" }[event.key];
  const button = place && named && !$("#curtain") && recall("leng-keys") !== "off" && $(named);
  if (!button || (event.key === " " && event.target.closest("a, button, summary, input"))) return false;
  event.preventDefault();
  press(button);
  return true;
}

/** Begin to follow; ``fetcher`` brings the table from an address and morphs it in. */
export function begin(fetcher) {
  fetchTable = fetcher;
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-follow]");
    if (button) { event.preventDefault(); press(button); return; }
    const wish = event.target.closest("[data-pace]");
    if (!wish) return;
    remember("leng-follow", wish.dataset.pace);
    tellPaces();
    if (timer && !follows()) { clearTimeout(timer); goOn(); }
    if (!timer && !earlier()) tell();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden && timer) { clearTimeout(timer); goOn(); }
    else if (!earlier()) tell();
  });
  addEventListener("pagehide", () => sayFar(""));
  place.addEventListener("pointerover", point);
  tellPaces();
  if (earlier()) { paused = true; tellPaces(); if ($("#caption")) turn(0); }
  else tell();
}
