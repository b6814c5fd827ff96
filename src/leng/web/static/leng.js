// On every page: finding things, remembering wishes, links to copy, and colours that nobody shares.
export const $ = (sel, root = document) => root.querySelector(sel);
export const $$ = (sel, root = document) => [...root.querySelectorAll(sel)];
export const still = matchMedia("(prefers-reduced-motion: reduce)");
export const remember = (name, value) => { try { localStorage.setItem(name, value); } catch { /* private window */ } };
export const recall = (name) => { try { return localStorage.getItem(name); } catch { return null; } };

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  let copied = true;
  try {
    await navigator.clipboard.writeText(field.value);
  } catch { // in a house without HTTPS browsers know only the old way
    copied = document.execCommand("copy");
  }
  if (copied) button.textContent = button.dataset.copied;
});

document.addEventListener("change", (event) => {
  if (!event.target.name || !event.target.name.startsWith("colour-")) return;
  const fields = $$("select[name^=colour-]");
  const left = [...event.target.options].map((each) => each.value)
    .filter((each) => each && !fields.some((field) => field.value === each));
  const same = fields.find((each) => each !== event.target && each.value && each.value === event.target.value);
  if (same) same.value = left[0] || "";
  for (const field of fields) {
    $(".seal", field.closest(".seat-row")).setAttribute("class", `seal colour-${field.value || "none"}`);
  }
});
