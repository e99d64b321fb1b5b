import "../../../src/entries/salon-settings.js";
import { withAttributes } from "../../browser/support/editors.js";
import { growing, section } from "../../browser/support/growing.js";
import { freshServer } from "../../browser/support/server.js";
import type { SmallWork } from "../../browser/support/small-works.js";
import { salonAnswer } from "../../fixtures/salon.js";

export const growth = growing([], {
  tag: "salon-settings",
  nodes: 153,
  make() {
    const attributes = { "api-base": freshServer(), "salon-id": "1" };
    const shown = withAttributes(document.createElement("salon-settings"), attributes);
    shown.style.inlineSize = "1000px";
    return shown;
  },
  last: ".salon-item",
  word: { ja: "コースを追加", en: "Add a course" },
  answer: salonAnswer,
  opens: {
    "the dialog of a new course": {
      opener: ".salon-tools .button-primary",
      shows: "dialog[open]",
    },
  },
  more: [everySection()],
});

function everySection(): SmallWork {
  return {
    name: "every section and back",
    steps: [
      section(2, ".salon-item"),
      section(3, "[role=grid]"),
      section(4, ".switch"),
      section(5, ".switch"),
      section(6, ".button-primary"),
      section(1, ".salon-item"),
    ],
  };
}
