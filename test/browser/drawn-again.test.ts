import { onTestFinished, test } from "vitest";
import { atRest } from "./support/clock.js";
import { eventually, mountMarkup } from "./support/editors.js";
import { inside } from "./support/growing.js";
import { answerAll, growingElements } from "./support/growing-elements.js";
import { until } from "./support/small-works.js";

/* A document may show one page after another, and the browser may keep it: on one of the others a list has changed. */

const rows = growingElements.filter(({ tag }) =>
  ["journey-list", "salon-settings", "open-api-console", "friend-list", "message-timeline"].includes(tag),
);

/** The lists that are read; what the elements ask for otherwise is not looked at. */
function readLists(): string[] {
  const asked: string[] = [];
  const { fetch } = globalThis;
  onTestFinished(() => {
    globalThis.fetch = fetch;
  });
  globalThis.fetch = (...given) => {
    const [input, init] = given;
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.href);
    if ((init?.method ?? "GET") === "GET" && !pathname.includes("v_resource")) asked.push(pathname);
    return fetch(...given);
  };
  return asked;
}

async function drawn({ make, last }: (typeof rows)[number]): Promise<HTMLElement> {
  const element = make();
  mountMarkup("").append(element);
  await until(() => inside(element, last) !== null, "the element was drawn");
  return element;
}

test.each(rows.map((row) => [row.tag, row] as const))(
  "<%s> asks at once when it is drawn a second time, whatever is known",
  async (_, row) => {
    answerAll();
    const asked = readLists();
    const first = await drawn(row);
    await eventually(() => asked.length).toBeGreaterThan(0);
    const lists = [...new Set(asked)];
    first.remove();
    await atRest();
    asked.length = 0;
    const second = row.make();
    // Each is made for a server of its own.
    second.setAttribute("api-base", first.getAttribute("api-base") ?? "");
    mountMarkup("").append(second);
    await until(() => inside(second, row.last) !== null, "the second was drawn");
    await eventually(() => lists.filter((list) => !asked.includes(list))).toEqual([]);
  },
);

test.each(rows.map((row) => [row.tag, row] as const))(
  "<%s> asks again where the browser had kept its page",
  async (_, row) => {
    answerAll();
    const asked = readLists();
    await drawn(row);
    await eventually(() => asked.length).toBeGreaterThan(0);
    await atRest();
    asked.length = 0;
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await eventually(() => asked.length).toBeGreaterThan(0);
  },
);
