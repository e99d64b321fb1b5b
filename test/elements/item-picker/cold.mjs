import { pickerKinds } from "../../bench/cold/data.mjs";
import { everyPicker, onePicker } from "../../bench/cold/groups.mjs";
import { tag } from "../../bench/cold/tag.mjs";

const ourField = { control: { selector: "[role=combobox]" }, made: { selector: "[role=option]" } };

export const cold = [
  { ...onePicker, ...ourField, name: "picker", entry: "item-picker", body: pickersOf(["tag"]) },
  {
    ...everyPicker,
    ...ourField,
    name: "picker-every-kind",
    entry: "item-picker",
    body: pickersOf(pickerKinds),
  },
];

function pickersOf(kinds) {
  return kinds.map((kind) => `<p>${kind} ${tag("item-picker", { kind })}</p>`).join("\n");
}
