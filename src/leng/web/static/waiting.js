// The waiting room: whoever comes is seen at once; what somebody is typing stays; and when it begins, to the table.
import { $, $$ } from "./leng.js";

const AGAIN = 2000;
let looking = 0;

async function look() {
  const mine = ++looking;
  let page = null;
  try {
    const answer = await fetch(location.pathname);
    if (answer.ok) page = new DOMParser().parseFromString(await answer.text(), "text/html");
  } catch { /* nobody answered; the stream tells when somebody does */ }
  if (mine !== looking || !page) return;
  const room = $("#room", page);
  if (!room) { location.reload(); return; }
  for (const part of $$("[data-live]")) {
    const now = document.getElementById(part.id), next = page.getElementById(part.id);
    if (next && now.innerHTML !== next.innerHTML) renew(now, next);
  }
  $("#room").dataset.version = room.dataset.version;
}

// The keyboard stays where it was, if that is still there.
function renew(now, next) {
  const held = now.contains(document.activeElement) ? document.activeElement.dataset.testid : null;
  now.replaceChildren(...next.childNodes);
  if (held) ($(`[data-testid="${held}"]`, now) || $("#room h1")).focus();
}

function listen() {
  const stream = new EventSource($("#room").dataset.stream);
  stream.addEventListener("version", (event) => { if (event.data !== $("#room").dataset.version) look(); });
  stream.onerror = () => { if (stream.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN); };
  addEventListener("pagehide", () => stream.close(), { once: true });
}

addEventListener("pageshow", (event) => { if (event.persisted) { listen(); look(); } });
listen();
