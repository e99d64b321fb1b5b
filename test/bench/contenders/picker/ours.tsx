import { define } from "../../../../src/element-base/define.js";
import { ItemPickerElement } from "../../../../src/elements/item-picker/item-picker.js";
import type { ResourceSource } from "../../../../src/features/picker/index.js";

define(ItemPickerElement);

declare const givenSource: ResourceSource;

const picker = document.createElement("item-picker") as ItemPickerElement;
let selected = 0;
picker.addEventListener("change", ({ detail }) => {
  selected = Array.isArray(detail.value) ? detail.value.length : 0;
});

const inside = (selector: string) => picker.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

Object.assign(window, {
  bench: {
    mount(root: HTMLElement) {
      picker.setAttribute("kind", "tag");
      picker.multiple = true;
      picker.source = givenSource;
      root.append(picker);
    },
    ready: () => inside("[role=combobox]") !== null,
    open: () => inside("[role=combobox]")?.click(),
    input: () => inside("[role=searchbox]"),
    first: () => inside("[role=option]")?.textContent,
    selectAll: () => inside(".picker-head > .button-quiet")?.click(),
    selected: () => selected,
  },
});
