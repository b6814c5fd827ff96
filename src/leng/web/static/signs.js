// Every sign names itself: to a mouse by its title; to a finger that taps or rests on it and to whoever comes by
// keyboard in a small box beside it. Those who listen hear the titles anyway.
import { $, $$ } from "./leng.js";

const REST = 450; // milliseconds a finger rests on a sign
const EDGE = 8;
const ACTS = "button, summary, a, [data-key], [data-keys], [data-piece]";
const SIGN = "svg:has(> title)";
const narrow = matchMedia("(max-width: 700px)"); // there a tap only prepares a choice
const tip = document.createElement("div");
tip.id = "tip";
tip.hidden = true;
tip.setAttribute("aria-hidden", "true");
document.body.append(tip);
let resting = 0;
let read = false; // by a finger that rested: its click chooses nothing

/** What a sign says: so many, gained or paid. */
function name(sign) {
  const said = $("title", sign).textContent.trim();
  const number = sign.parentElement?.matches(".amt") ? $("b:not([aria-hidden])", sign.parentElement)?.textContent : "";
  return number && !said.includes(number) ? `${number} ${said}` : said;
}

function show(words, target) {
  if (!words.length) { hide(); return; }
  tip.textContent = [...new Set(words)].join(" · ");
  tip.hidden = false;
  const there = target.getBoundingClientRect();
  const size = tip.getBoundingClientRect();
  const room = document.documentElement;
  const x = Math.max(EDGE, Math.min(there.left, room.clientWidth - size.width - EDGE));
  const above = there.top - size.height - 6;
  tip.style.left = `${x}px`;
  tip.style.top = `${above >= EDGE ? above : Math.min(there.bottom + 6, room.clientHeight - size.height - EDGE)}px`;
}

function hide() {
  clearTimeout(resting);
  tip.hidden = true;
}

document.addEventListener("pointerdown", (event) => {
  hide();
  read = false;
  const sign = event.pointerType === "touch" && event.target.closest?.(SIGN);
  if (sign) resting = setTimeout(() => { read = true; show([name(sign)], sign); }, REST);
}, { passive: true });
document.addEventListener("pointercancel", () => clearTimeout(resting), { passive: true });
document.addEventListener("pointerup", () => clearTimeout(resting), { passive: true });
document.addEventListener("contextmenu", (event) => { if (read) event.preventDefault(); });
document.addEventListener("click", (event) => {
  if (read) {
    read = false;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const sign = event.pointerType === "touch" && event.target.closest?.(SIGN);
  if (sign && (narrow.matches || !sign.closest(ACTS))) setTimeout(show, 0, [name(sign)], sign);
}, true);

document.addEventListener("focusin", (event) => {
  const target = event.target;
  if (target.matches(":focus-visible") && target.closest("#options, .part")) show($$(SIGN, target).map(name), target);
  else hide();
});
document.addEventListener("focusout", hide);
document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
addEventListener("scroll", hide, { passive: true, capture: true });
