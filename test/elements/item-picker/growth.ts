import "../../../src/entries/item-picker.js";
import { paste } from "../../browser/support/clipboard.js";
import { growing, inside, pressEscape, pressed, write } from "../../browser/support/growing.js";
import { listOf } from "../../browser/support/lists.js";
import { listClosed } from "../../browser/support/shared-works.js";
import { makePicker } from "./page.js";

/** Two have the same name, so that it is asked which of them is meant when it is pasted. */
const someAlike = listOf([
  { id: 1, name: "VIP会員" },
  { id: 2, name: "新規" },
  { id: 3, name: "新規" },
  { id: 4, name: "東京" },
]);

const search = (text: string, count: number) => ({
  act: (element: Element) => write(inside(element, "[role=searchbox]"), text),
  until: ({ shadowRoot }: Element) => shadowRoot?.querySelectorAll("[role=option]").length === count,
});

export const growth = growing(["value"], {
  tag: "item-picker",
  nodes: 12,
  make: () => makePicker({ multiple: true }, { source: someAlike, value: [1] }),
  last: "[role=combobox]",
  word: { ja: "1件を選択中", en: "1 selected" },
  other: [4],
  otherShows: "東京",
  opens: { "the list": { opener: "[role=combobox]", shows: "[role=option]" } },
  more: [
    {
      name: "an item searched for, chosen and let go",
      steps: [
        pressed("[role=combobox]", "[role=option]"),
        search("東", 1),
        pressed("[role=option]", "[role=option][aria-selected=true]"),
        pressed("[role=option]", "[role=option][aria-selected=false]"),
        search("", 4),
        listClosed,
      ],
    },
    {
      name: "names pasted and taken back",
      steps: [
        pressed("[role=combobox]", "[role=option]"),
        {
          act: (element) => paste(inside(element, "[role=searchbox]") as HTMLElement, "新規\n東京"),
          until: (element) => inside(element, ".picker-paste [type=radio]") !== null,
        },
        { act: pressEscape, until: (element) => inside(element, ".picker-paste") === null },
        listClosed,
      ],
    },
  ],
});
