import { onTestFinished } from "vitest";
import "../../../src/entries/open-api-console.js";
import { withAttributes } from "../../browser/support/editors.js";
import { growing, inside, press, section } from "../../browser/support/growing.js";
import { freshServer } from "../../browser/support/server.js";
import type { SmallWork, Step } from "../../browser/support/small-works.js";
import { openApiAnswer } from "../../fixtures/open-api.js";

export const growth = growing([], {
  tag: "open-api-console",
  nodes: 133,
  make() {
    growLog();
    const shown = withAttributes(document.createElement("open-api-console"), { "api-base": freshServer() });
    shown.style.inlineSize = "1000px";
    return shown;
  },
  last: ".open-api-token",
  word: { ja: "トークンを発行", en: "Issue a token" },
  answer: openApiAnswer,
  opens: {
    "the question before a token is issued": {
      opener: ".open-api-code-head button",
      shows: "dialog[open]",
    },
  },
  more: [otherSections(), aTrigger(), anHourOfLooks()],
});

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

/** How often the log was asked for. Each time it has one more call. */
let logAsked = 0;

/** What `answerAll` puts back in the end. */
function growLog(): void {
  const { fetch } = globalThis;
  logAsked = 0;
  globalThis.fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    if (!/\/service_codes\/\d+\/logs/.test(address)) return fetch(input, init);
    logAsked += 1;
    const page = openApiAnswer(address) as { data: { id: number }[] };
    const [row] = page.data;
    const data = Array.from({ length: 50 }, (_, at) => ({ ...row, id: 90 + logAsked - at }));
    return Response.json({ ...page, data });
  };
}

/** The clock goes on while nobody sees the page; who comes back finds that it is time for a look. */
function anHourOfLooks(): SmallWork {
  let [ahead, asked] = [0, 0];
  let isSeen = true;
  function hold(): void {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ahead;
    const seen = () => (isSeen ? "visible" : "hidden");
    Object.defineProperty(document, "visibilityState", { configurable: true, get: seen });
    onTestFinished(() => {
      Date.now = now;
      Reflect.deleteProperty(document, "visibilityState");
    });
  }
  function turn(seen: boolean): void {
    isSeen = seen;
    document.dispatchEvent(new Event("visibilitychange"));
  }
  const look: Step = {
    act() {
      asked = logAsked;
      turn(false);
      ahead += 60_000;
      turn(true);
    },
    until: (element) => logAsked === asked + 1 && inside(element, newCalls) !== null,
  };
  const newCalls = "[role=tabpanel]:not([hidden]) .open-api-tools .button-primary";
  const log = section(3, ".open-api-logs");
  return {
    name: "an hour of looks at a log, and what is new shown",
    steps: [
      {
        act(element) {
          if (ahead === 0) hold();
          log.act(element);
        },
        until: log.until,
      },
      ...Array.from({ length: 60 }, () => look),
      { act: (element) => press(element, newCalls), until: (element) => inside(element, newCalls) === null },
      section(1, ".open-api-token"),
    ],
  };
}
