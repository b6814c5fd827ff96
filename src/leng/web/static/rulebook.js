// The rulebook: what is typed into the search is looked for at once, in the page that is already here.
import { $, $$ } from "./leng.js";

const field = $("#q");
const plain = (words) => words.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'").replaceAll("œ", "oe")
  .toLowerCase();
const passages = $$(".passage").map((each) => {
  const chapter = $("h2", each.closest(".chapter")).textContent;
  return [each, plain(`${chapter} ${each.textContent}`)];
});

function find() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const [each, said] of passages) {
    each.hidden = !words.every((word) => said.includes(word));
    found += !each.hidden;
  }
  for (const each of $$(".chapter")) each.hidden = !$(".passage:not([hidden])", each);
  const told = $("#found");
  told.hidden = !words.length;
  told.textContent = told.dataset.said.replace("#", found);
}

// Where the page holds only what was found before, another search must ask for the rest.
if (!new URLSearchParams(location.search).get("q")) {
  field.addEventListener("input", find);
  $("#search").addEventListener("submit", (event) => { event.preventDefault(); find(); });
}
