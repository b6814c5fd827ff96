// What a person is used to: keys, a sound when it is their turn, and switches that stay as they were left.
import { $, recall, remember, still } from "./leng.js";
import { act, closeMenu, hideCard, menuIsOpen, nextInMenu } from "./board.js";

// Keys -----------------------------------------------------------------------------------------------------------------

export function answerKeys(step) {
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { closeMenu(true); hideCard(); return; }
    const target = event.target;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (target.matches("input:not([type=checkbox]):not([type=range]), textarea, select")) return;
    if ((event.key === "Enter" || event.key === " ") && target.matches("#board [data-key], #board [data-keys]")
      && target.tagName !== "BUTTON") { event.preventDefault(); act(target, false); return; }
    if (menuIsOpen() && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      nextInMenu(event.key === "ArrowDown" ? 1 : -1);
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
    else if (event.key === "o" || event.key === "O") { $("#ask-odds")?.click(); }
    else if (event.key === "u" || event.key === "U") { $("#undo")?.click(); }
  });
}

// Sound ----------------------------------------------------------------------------------------------------------------

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

// Switches that are remembered -----------------------------------------------------------------------------------------

const SWITCHES = { sound: "off", keys: "on", "only-mine": "off", mute: "off" }; // as they are before anybody touches them
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
