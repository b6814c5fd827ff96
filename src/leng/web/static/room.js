// How the table uses the room there is: the sheet of a phone, the pages of the board, zoom, and what is pulled out.
import { $, $$, recall, remember, still } from "./leng.js";

const narrow = matchMedia("(max-width: 700px)");
const STEP = 1.25;
const MOST = 4;
let scale = 1;
let page = ""; // the region a person asked for, until the next question

// The board ---------------------------------------------------------------------------------------------------------

export const zoomed = () => scale;

/** Zoom so that the point of the screen under the fingers stays where it is. */
function zoomTo(wished, x, y) {
  const pan = $("#pan");
  const box = pan.getBoundingClientRect();
  const [dx, dy] = [(x ?? box.x + box.width / 2) - box.x, (y ?? box.y + box.height / 2) - box.y];
  const [left, top] = [(pan.scrollLeft + dx) / scale, (pan.scrollTop + dy) / scale];
  scale = Math.min(MOST, Math.max(1, wished));
  $("#drawing").style.transform = scale === 1 ? "" : `scale(${scale})`;
  pan.scrollTo(left * scale - dx, top * scale - dy);
}

/** The box round all of these, on the screen. */
function around(all) {
  const boxes = all.map((each) => each.getBoundingClientRect()).filter((box) => box.width && box.height);
  if (!boxes.length) return null;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { left, top, right, bottom };
}

/** The region that matters: where a lesson shows a place, or else the one that the drawing names. */
function whatMatters(board) {
  const place = $(".lit[data-taught]", board) || $("[data-place][data-taught]", board);
  const taught = place || (!$(".lit", board) && $("[data-region][data-taught]", board));
  return (taught && taught.closest("[data-region]")?.dataset.region) || board.dataset.matters || "";
}

/** Bring the box round what is lit in the region that matters into sight; where it is already, nothing moves. */
export function showWhatMatters() {
  const board = $("#board");
  if (!board) return;
  const regions = $$(`[data-region="${CSS.escape(whatMatters(board))}"]`, board);
  const lit = regions.flatMap((each) => $$(".lit", each));
  const taught = $$("[data-place][data-taught]", board); // by a lesson
  const box = around(taught.length ? taught : lit.length ? lit : regions);
  const pan = $("#pan");
  if (!box) return;
  const seen = pan.getBoundingClientRect();
  if (box.left >= seen.left && box.right <= seen.right && box.top >= seen.top && box.bottom <= seen.bottom) return;
  pan.scrollBy({
    left: (box.left + box.right) / 2 - (seen.left + seen.right) / 2,
    top: box.bottom - box.top > seen.height ? box.top - seen.top
      : (box.top + box.bottom) / 2 - (seen.top + seen.bottom) / 2,
    behavior: still.matches ? "auto" : "smooth",
  });
}

/** Where there is little room, one region is shown at a time. */
function turnPages() {
  const board = $("#board");
  if (!board) return;
  const names = $$("#pages [data-page]").map((each) => each.dataset.page);
  const shown = names.includes(page) ? page : whatMatters(board);
  for (const each of $$("#pages [data-page]")) each.setAttribute("aria-pressed", String(each.dataset.page === shown));
  for (const each of $$("[data-region]", board)) {
    each.classList.toggle("off", names.includes(shown) && each.dataset.region !== shown);
  }
}

function backToWhatMatters() {
  page = "";
  turnPages();
  zoomTo(1);
  showWhatMatters();
}

// The sheet of a phone ----------------------------------------------------------------------------------------------

function foldSheet(how) {
  document.body.dataset.sheet = how;
  $("#sheet-line")?.setAttribute("aria-expanded", String(how === "open"));
}

// The list of options -----------------------------------------------------------------------------------------------

/** Say how many options lie below what is seen. */
function tellMore() {
  const list = $("#list");
  if (!list) return;
  const edge = list.getBoundingClientRect().bottom - 4;
  const seen = $$(".option", list).filter((each) => each.checkVisibility());
  const hidden = seen.filter((each) => each.getBoundingClientRect().bottom > edge + 4).length;
  let more = $(".below", list);
  if (!hidden) { more?.remove(); return; }
  if (!more) {
    more = document.createElement("button");
    more.type = "button";
    more.className = "below";
    more.tabIndex = -1;
    list.append(more);
  }
  more.textContent = list.dataset.more.replace("{n}", hidden);
}

// After every change of the table -----------------------------------------------------------------------------------

/** Lay out what has come; a new question brings itself into sight. */
export function settle(anotherQuestion) {
  if (anotherQuestion) {
    page = "";
    closeDrawers(narrow.matches ? undefined : ["greyed", "aside"]); // on a phone any of them would lie over it
  }
  foldSheet(recall("leng-sheet") || "open");
  turnPages();
  if (scale !== 1) zoomTo(scale);
  const list = $("#list");
  if (anotherQuestion && list) list.scrollTop = 0;
  $(".hinted, [data-advised]", list || document)?.scrollIntoView({ block: "nearest" });
  list?.addEventListener("scroll", tellMore, { passive: true });
  tellMore();
  if (anotherQuestion || $("#hint")) showWhatMatters(); // a hint takes room from a phone's board
}

// What is pulled out ------------------------------------------------------------------------------------------------

export function closeDrawers(names) {
  let closed = false;
  for (const each of $$("details.drawer[open]")) {
    if (names && !names.includes(each.id)) continue;
    if (each.contains(document.activeElement)) $("summary", each).focus();
    each.open = false;
    closed = true;
  }
  return closed;
}

/** Open something and whatever it lies in. */
function open(target) {
  for (let each = target; each; each = each.parentElement?.closest("details")) each.open = true;
  $("summary", target)?.focus();
}

document.addEventListener("click", (event) => {
  const on = (where) => event.target.closest(where);
  if (on("#sheet-line")) {
    const how = document.body.dataset.sheet === "open" ? "line" : "open";
    remember("leng-sheet", how);
    foldSheet(how);
    tellMore();
  } else if (on("#pages [data-page]")) {
    page = on("[data-page]").dataset.page;
    turnPages();
  } else if (on(".below")) {
    $("#list").scrollBy({ top: $("#list").clientHeight - 40, behavior: still.matches ? "auto" : "smooth" });
  } else if (on("[data-close]")) {
    const drawer = on("details");
    drawer.open = false;
    $("summary", drawer).focus();
  } else if (on("[data-open]")) {
    event.preventDefault();
    open(document.getElementById(on("[data-open]").dataset.open));
  }
});

// A wheel, a pinch of a touchpad, two fingers, keys -----------------------------------------------------------------

const NOTCH = 120; // a wheel tells so much of one notch, or three lines; more at once is not meant

document.addEventListener("wheel", (event) => {
  if (event.shiftKey || !event.target.closest?.("#pan")) return; // with Shift it moves the board sideways
  event.preventDefault();
  const turned = Math.max(-NOTCH, Math.min(NOTCH, event.deltaY * (event.deltaMode ? NOTCH / 3 : 1)));
  zoomTo(scale * Math.exp(-turned / (event.ctrlKey ? 200 : 500)), event.clientX, event.clientY);
}, { passive: false });

let pinched = 0;
const apart = ([one, two]) => Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);

document.addEventListener("touchmove", (event) => {
  if (event.touches.length !== 2 || !event.target.closest?.("#pan")) { pinched = 0; return; }
  if (event.cancelable) event.preventDefault();
  const now = apart(event.touches);
  const [one, two] = event.touches;
  if (pinched) zoomTo(scale * (now / pinched), (one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
  pinched = now;
}, { passive: false });
document.addEventListener("touchend", () => { pinched = 0; }, { passive: true });

/** A mouse drags a board that is larger than its room. */
document.addEventListener("pointerdown", (event) => {
  const pan = event.target.closest?.("#pan");
  if (!pan || event.pointerType !== "mouse" || event.button !== 0 || event.target.closest(".lit, summary, a")) return;
  const drag = (move) => { if (move.buttons) pan.scrollBy(-move.movementX, -move.movementY); };
  document.addEventListener("pointermove", drag, { passive: true });
  document.addEventListener("pointerup", () => document.removeEventListener("pointermove", drag), { once: true });
});

/** Keys for the board; whether this was one. */
export function boardKey(key, matters) {
  if (key === "+" || key === "=") zoomTo(scale * STEP);
  else if (key === "-" || key === "−") zoomTo(scale / STEP);
  else if (key === "0") zoomTo(1);
  else if (key.toUpperCase() === matters) backToWhatMatters();
  else return false;
  return true;
}

addEventListener("resize", tellMore, { passive: true });
document.addEventListener("toggle", (event) => {
  if (!event.target.matches(".ways")) return;
  if (event.target.open) event.target.scrollIntoView({ block: "nearest" });
  tellMore();
}, true);
narrow.addEventListener("change", () => settle(false));
