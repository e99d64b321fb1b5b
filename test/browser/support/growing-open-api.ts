import "../../../src/entries/open-api-console.js";
import { withAttributes } from "./editors.js";
import { growing, press } from "./growing.js";
import { freshServer } from "./pickers.js";
import type { SmallWork } from "./small-works.js";

export const openApiConsole = growing([], {
  tag: "open-api-console",
  make() {
    const shown = withAttributes(document.createElement("open-api-console"), { "api-base": freshServer() });
    shown.style.inlineSize = "1000px";
    return shown;
  },
  last: ".open-api-token",
  word: { ja: "トークンを発行", en: "Issue a token" },
  opens: {
    "the question before a token is issued": {
      opener: ".open-api-code-head button",
      shows: "dialog[open]",
    },
  },
  more: [otherSections(), aTrigger()],
});

function section(place: number, shows: string) {
  return {
    act: (element: Element) => press(element, `[role=tab]:nth-of-type(${place})`),
    until: (element: Element) =>
      element.shadowRoot?.querySelector(`[role=tabpanel]:not([hidden]) ${shows}`) !== null,
  };
}

function otherSections(): SmallWork {
  return {
    name: "every section and back",
    steps: [
      section(2, ".open-api-chart"),
      section(3, ".open-api-logs"),
      section(4, ".open-api-trigger"),
      section(1, ".open-api-token"),
    ],
  };
}

function aTrigger(): SmallWork {
  return {
    name: "a trigger opened, and back",
    steps: [
      section(4, ".open-api-trigger"),
      {
        act: (element) => press(element, ".open-api-trigger button"),
        until: (element) => element.shadowRoot?.querySelector(".open-api-tree") !== null,
      },
      {
        act: (element) =>
          press(element, "[role=tabpanel]:not([hidden]) .open-api-form .open-api-tools button"),
        until: (element) => element.shadowRoot?.querySelector(".open-api-tree") === null,
      },
      section(1, ".open-api-token"),
    ],
  };
}
