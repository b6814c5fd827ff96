// Several picks as one question: counters that may be changed in any order, until the whole is sent.
import { $, $$ } from "./leng.js";

const panel = () => $("#options .picks");
const field = (button) => $("input", button.closest(".counter"));
const key = (input) => input.name.slice("pick:".length);
const off = (button, is) => button.setAttribute("aria-disabled", is ? "true" : "false");

// What is picked in which order: the last pick of a kind is the first to go again.
function inOrder(box, inputs) {
  const hidden = $("input[name=order]", box);
  const order = hidden.value ? hidden.value.split("\n") : [];
  for (const input of inputs) {
    const wanted = Number(input.value) || 0;
    let there = order.filter((each) => each === key(input)).length;
    for (; there < wanted; there += 1) order.push(key(input));
    for (; there > wanted; there -= 1) order.splice(order.lastIndexOf(key(input)), 1);
  }
  hidden.value = order.join("\n");
  return order.length;
}

function count(box) {
  const inputs = $$("input[type=number]", box);
  for (const input of inputs) {
    const n = Math.min(Math.max(Math.trunc(Number(input.value)) || 0, 0), Number(input.max));
    if (input.value !== "" && String(n) !== input.value) input.value = n;
  }
  const picked = inOrder(box, inputs);
  const least = Number(box.dataset.least);
  const most = Number(box.dataset.most);
  const counts = inputs.map((input) => Number(input.value));
  const wholes = JSON.parse(box.dataset.wholes);
  const leads = (more) => !wholes.length
    || wholes.some((whole) => whole.every((n, place) => n >= counts[place] + (place === more ? 1 : 0)));
  inputs.forEach((input, place) => {
    off($(".less", input.parentElement), counts[place] === 0);
    off($(".more", input.parentElement), picked >= most || counts[place] >= Number(input.max) || !leads(place));
    input.closest(".pick").classList.toggle("picked", counts[place] > 0);
  });
  $("output", box).textContent = box.dataset.sum.replace("#", picked);
  $("button[name=whole]", box).disabled = picked < least || picked > most
    || (wholes.length > 0 && !wholes.some((whole) => whole.every((n, place) => n === counts[place])));
}

function step(button, by) {
  if (button.getAttribute("aria-disabled") === "true") return;
  const input = field(button);
  input.value = (Number(input.value) || 0) + by;
  count(panel());
}

// Another question may have come: its counters begin anew.
export function recount() {
  const box = panel();
  if (box) count(box);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest(".picks .more, .picks .less");
  if (button) step(button, button.matches(".more") ? 1 : -1);
});
document.addEventListener("input", (event) => { if (event.target.matches(".picks input")) recount(); });
