import "../../../src/entries/journey-list.js";
import { withAttributes } from "../../browser/support/editors.js";
import { growing, inside, press } from "../../browser/support/growing.js";
import { freshServer } from "../../browser/support/server.js";
import type { SmallWork } from "../../browser/support/small-works.js";
import { journeyAnswer } from "../../fixtures/journeys.js";

export const growth = growing([], {
  tag: "journey-list",
  nodes: 268,
  make() {
    const list = withAttributes(document.createElement("journey-list"), { "api-base": freshServer() });
    list.style.inlineSize = "1000px";
    return list;
  },
  last: "[data-journey='1403']",
  word: { ja: "未分類", en: "Uncategorised" },
  answer: journeyAnswer,
  opens: {
    "the menu of a row": { opener: "[data-journey='1401'] [data-control=more]", shows: "[role=menu]" },
    "the dialog of a journey": { opener: "[data-journey='1401'] [data-control=edit]", shows: "dialog[open]" },
  },
  more: [anotherGroup(), selectedAndLetGo(), opened()],
});

function anotherGroup(): SmallWork {
  const show = (name: string, rows: number) => ({
    act: (element: Element) => press(element, `.journey-group[aria-label="${name}"]`),
    until: (element: Element) => element.shadowRoot?.querySelectorAll("[role=row]").length === rows,
  });
  return { name: "another group and everything again", steps: [show("お気に入り", 1), show("すべて", 3)] };
}

function selectedAndLetGo(): SmallWork {
  const box = "[data-journey='1402'] [data-control=select] input";
  return {
    name: "a row selected and let go",
    steps: [
      {
        act: (element) => press(element, box),
        until: (element) => inside(element, ".selection-bar") !== null,
      },
      {
        act: (element) => press(element, box),
        until: (element) => inside(element, ".selection-bar") === null,
      },
    ],
  };
}

function opened(): SmallWork {
  return {
    name: "the detail of a journey: opened and closed",
    steps: [
      {
        act: (element) => press(element, "[data-journey='1401'] [data-control=name]"),
        until: (element) => inside(element, ".journey-detail") !== null,
      },
      {
        act: (element) => press(element, ".journey-detail .icon-button"),
        until: (element) => inside(element, ".journey-detail") === null,
      },
    ],
  };
}
