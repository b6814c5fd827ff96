// The waiting room: whoever comes is seen at once; what somebody is typing stays; and when it begins, to the table.
import { $, $$ } from "./leng.js";

const AGAIN = 2000;
let looking = 0;

async function look(wish = {}) {
  const mine = ++looking;
  let page = null;
  try {
    const answer = await fetch(wish.action || location.pathname, wish);
    if (answer.ok || wish.body) page = new DOMParser().parseFromString(await answer.text(), "text/html");
  } catch { /* nobody answered; the stream tells when somebody does */ }
  if (!page || (mine !== looking && !wish.body)) return page;
  const room = $("#room", page);
  if (!room) { location.reload(); return page; }
  for (const now of $$("[data-live]")) {
    const next = page.getElementById(now.id);
    if (next) renew(now, next);
  }
  $("#room").dataset.version = room.dataset.version;
  return page;
}

// The keyboard stays where it was, and what was unfolded stays unfolded, if that is still there.
function renew(now, next) {
  now.hidden = next.hidden;
  for (const { name, value } of next.attributes) now.setAttribute(name, value);
  const open = $("details[open]", now), same = open && $(`#${open.id}`, next);
  if (same) for (const each of $$("details", next)) each.open = each === same;
  if (now.isEqualNode(next)) return;
  const held = now.contains(document.activeElement) && document.activeElement.id;
  now.replaceChildren(...next.childNodes);
  if (held) (document.getElementById(held) || $("#room h1")).focus();
}

// What is said, worn or begun is sent without leaving: what is half typed beside it stays.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.closest("#room")) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, event.submitter));
  const page = await look({ method: "POST", action: form.action, body });
  if (!page) form.submit();
  const said = $("#said", form);
  if (said) said.value = "";
});

function listen() {
  const stream = new EventSource($("#room").dataset.stream);
  stream.addEventListener("version", (event) => { if (event.data !== $("#room").dataset.version) look(); });
  stream.addEventListener("error", () => { if (stream.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN); });
  addEventListener("pagehide", () => stream.close(), { once: true });
}

addEventListener("pageshow", (event) => { if (event.persisted) { listen(); look(); } });
listen();
