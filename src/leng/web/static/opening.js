// The form that opens a table: options that do not fit the number of seats, or options above them, are out of sight.
import { $, $$ } from "./leng.js";

const form = $(".open-form");
const name = (field) => field.name.slice("option-".length);

const fits = (element, seats, agreed) => {
  const { players, given } = JSON.parse(element.dataset.fit || "{}");
  return (!players || players.includes(seats))
    && Object.entries(given || {}).every(([other, values]) => values.includes(agreed[other]));
};

// What somebody picked comes back when it fits again; meanwhile the usual value stands, or the first that fits.
const settle = () => {
  const seats = Number($("[name=seats]:checked", form).value);
  const agreed = {};
  for (const row of $$(".option-row", form)) {
    const field = $("select", row);
    const values = fits(row, seats, agreed) ? [...field.options].filter((each) => fits(each, seats, agreed)) : [];
    for (const each of field.options) each.hidden = each.disabled = !values.includes(each);
    const named = (wish) => values.find((each) => each.value === wish);
    const taken = named(field.dataset.wish) || named(field.dataset.usual) || values[0];
    if (taken) agreed[name(field)] = field.value = taken.value;
    row.hidden = field.disabled = values.length < 2;
  }
};

form.addEventListener("change", (event) => {
  if (event.target.name.startsWith("option-")) event.target.dataset.wish = event.target.value;
  settle();
});
for (const field of $$(".option-row select", form)) field.dataset.wish = field.value;
settle();
