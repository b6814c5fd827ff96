// What a person is used to: keys, a sound when it is their turn, and switches that stay as they were left.
import { $, $$, recall, remember } from "./leng.js";
import { act, closeMenu, hideCard, menuIsOpen, nextInMenu } from "./board.js";
import { boardKey, closeDrawers } from "./room.js";

// Keys --------------------------------------------------------------------------------------------------------------

export function answerKeys(step) {
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      if (!menuIsOpen()) closeDrawers();
      closeMenu(true);
      hideCard();
      return;
    }
    const target = event.target;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (target.matches("input:not([type=checkbox]):not([type=range]), textarea, select")) return;
    if ((event.key === "Enter" || event.key === " ") && target.tagName !== "BUTTON"
      && target.matches(".part [data-key], .part [data-keys], .part [data-piece]")) {
      event.preventDefault();
      act(target, false);
      return;
    }
    if (menuIsOpen() && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      nextInMenu(event.key === "ArrowDown" ? 1 : -1);
      event.preventDefault();
      return;
    }
    if (step(event) || recall("leng-keys") === "off" || $("#curtain")) return;
    if (["ArrowDown", "ArrowUp"].includes(event.key)) {
      if (alongOptions(event.key === "ArrowDown" ? 1 : -1)) event.preventDefault();
    } else if (boardKey(event.key, place.dataset.matters) || press(event.key.toUpperCase())) event.preventDefault();
  });
}

const place = $("#table") || $("#replay");

// Go along the rows, from the question as from any of them.
function alongOptions(by) {
  const here = document.activeElement;
  if (here !== document.body && !here.closest("#panel")) return false;
  const rows = $$("#options .option").filter((each) => each.checkVisibility());
  if (!rows.length) return false;
  const now = rows.indexOf(here);
  const next = rows[now < 0 ? (by > 0 ? 0 : rows.length - 1) : (now + by + rows.length) % rows.length];
  next.focus();
  next.scrollIntoView({ block: "nearest" });
  return true;
}

// Whatever bears this letter or number is pressed, or opened and closed.
function press(letter) {
  if (!/^[\p{L}\d]$/u.test(letter)) return false;
  const found = $(`[data-letter="${letter}"]`);
  if (!found || found.disabled) return false;
  const opener = $(":scope > summary", found);
  (opener || found).click();
  if (opener && found.open) opener.focus();
  return true;
}

// Sound -------------------------------------------------------------------------------------------------------------

let air = null;

export function tone() {
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

// Switches that are remembered --------------------------------------------------------------------------------------

// As they are before anybody touches them.
const SWITCHES = { sound: "off", keys: "on", "only-mine": "off", mute: "off" };
const SEEN = ["only-mine", "mute"]; // these change how the page looks

export function remembered() {
  for (const [name, first] of Object.entries(SWITCHES)) {
    const on = (recall(`leng-${name}`) || first) === "on";
    const box = document.getElementById(name);
    if (box) box.checked = on;
    if (SEEN.includes(name)) document.body.classList.toggle(name, on);
  }
}

document.addEventListener("change", (event) => {
  const { id, checked } = event.target;
  if (!(id in SWITCHES)) return;
  remember(`leng-${id}`, checked ? "on" : "off");
  remembered();
  if (id === "sound" && checked) tone();
});
