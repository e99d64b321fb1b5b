import { onTestFinished } from "vitest";
import { collected } from "../../elements/collected.js";
import { messageLists } from "../../elements/message-editor/page.js";
import { mountMarkup } from "./editors.js";
import type { GrowingElement } from "./growing.js";
import { has, inside } from "./growing.js";
import { listOf, tags } from "./lists.js";
import { until } from "./small-works.js";

const found = import.meta.glob<GrowingElement>("../../elements/*/growth.ts", {
  eager: true,
  import: "growth",
});

export const growingElements: readonly GrowingElement[] = collected(found);

const lists: Readonly<Record<string, unknown>> = {
  ...messageLists,
  tag: tags,
  funnel: listOf([{ id: 31, name: "優良顧客" }]),
};

/** A server that keeps nothing of a call: what a spy remembers of one would hold who asked. */
export function answerAll(): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input) => {
    const address = String(input instanceof Request ? input.url : input);
    const answer = answerOf(address);
    return answer instanceof Response ? answer : Response.json(answer);
  };
  onTestFinished(() => {
    globalThis.fetch = fetch;
  });
}

function answerOf(address: string): unknown {
  const [, kind] = /\/api\/v_resource\/(\w+)/.exec(address) ?? [];
  if (kind !== undefined) return lists[kind] ?? listOf([]);
  for (const { answer } of growingElements) {
    const said = answer?.(address);
    if (said !== undefined && said !== null) return said;
  }
  return [];
}

export type Edited = HTMLElement & Record<string, unknown>;

/** Puts one on the page, and waits until it is drawn. */
export async function drawnOne({ make, last }: (typeof growingElements)[number]): Promise<Edited> {
  answerAll();
  const element = make() as Edited;
  mountMarkup("").append(element);
  await until(() => inside(element, last) !== null, "the element was drawn");
  return element;
}

/** Those that have a value and a text in it, by their tags. */
export const writtenElements = growingElements.flatMap((element) =>
  has(element, "value", "text") ? [[element.tag, element] as const] : [],
);

/** Those that have a value, by their tags. */
export const valuedElements = growingElements.flatMap((element) =>
  has(element, "value") ? [[element.tag, element] as const] : [],
);
