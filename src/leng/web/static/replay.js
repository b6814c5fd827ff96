// A replay that plays by itself: deed after deed, at one of three speeds, until the end or until somebody steps in.
import { $, $$, recall, remember } from "./leng.js";

const place = $("#replay");
const SPEEDS = { slow: 2600, normal: 1300, fast: 500 }; // milliseconds for a deed

let lookAt = () => {};
let timer = 0;
let playing = false;

const speed = () => (recall("leng-replay") in SPEEDS ? recall("leng-replay") : "normal");
const atEnd = () => $("#n").value === $("#n").max;

/** Begin; ``look`` brings a position by its number. */
export function watch(look) {
  lookAt = look;
  document.body.classList.add("plays");
  place.addEventListener("click", (event) => {
    const wish = event.target.closest("[data-speed]");
    if (wish) { remember("leng-replay", wish.dataset.speed); seen(); }
    if (event.target.closest("#play-itself")) toggle();
    if (event.target.closest("[data-step]")) pause();
  }, true);
  place.addEventListener("input", (event) => { if (event.target.id === "n") pause(); }, true);
  seen();
}

/** A position is shown: say how it goes on, and go on. */
export function seen() {
  clearTimeout(timer);
  if (playing && atEnd()) playing = false;
  tell();
  if (playing) timer = setTimeout(() => lookAt($("#deed-next").dataset.step), SPEEDS[speed()]);
}

function pause() {
  playing = false;
  clearTimeout(timer);
  tell();
}

function toggle() {
  playing = !playing;
  if (playing && atEnd()) lookAt($("#step-first").dataset.step);
  else seen();
}

function tell() {
  const button = $("#play-itself");
  $("span", button).textContent = playing ? button.dataset.pause : button.dataset.play;
  $("path", button).setAttribute("d", playing ? button.dataset.bars : button.dataset.arrow);
  for (const each of $$("[data-speed]")) each.setAttribute("aria-pressed", String(each.dataset.speed === speed()));
}

const KEYS = { ArrowLeft: "step-back", ArrowRight: "step-on", Home: "step-first", End: "step-last",
  PageUp: "round-back", PageDown: "round-next" };
const DEEDS = { ArrowLeft: "deed-back", ArrowRight: "deed-next" };

/** Space plays and pauses; arrows step, with Shift from deed to deed; Page Up and Down from round to round. */
export function replayKey(event) {
  if (!place) return false;
  const space = event.key === " " && !event.target.closest("a, button, summary, select");
  const link = document.getElementById((event.shiftKey && DEEDS[event.key]) || KEYS[event.key]);
  if (!space && !link) return false;
  event.preventDefault();
  if (space) toggle();
  else { pause(); lookAt(link.dataset.step); }
  return true;
}
