import { expect, test } from "vitest";
import { openAction } from "../elements/action-editor/page.js";
import { everyAbility, everyCondition, openFilter, serveFilters } from "../elements/funnel-editor/page.js";
import { openJourneys } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { openNotification, serveNotifications } from "../elements/notification-editor/page.js";
import everyEffect from "../fixtures/action-every-effect.json" with { type: "json" };
import { eventually, mountMarkup } from "./support/editors.js";
import { inside } from "./support/growing.js";
import { answerAll, growingElements } from "./support/growing-elements.js";

/*
 * How many nodes are drawn, texts included: of each element with a small value (`nodes` in its `growth.ts`), and of what there are many of. A list that
 * opens, a menu or a question has no node before. More than this is a decision, as for bytes (test/size.test.ts).
 */

/** A sheet for what everybody needs, and one for each feature that is shown. */
const mostSheets = 10;

test.each(growingElements)("<$tag> with a small value", async ({ make, last, nodes }) => {
  answerAll();
  const element = make();
  mountMarkup("").append(element);
  await eventually(() => inside(element, last) !== null).toBe(true);
  const { shadowRoot } = element;
  expect(shadowRoot?.adoptedStyleSheets.length).toBeLessThanOrEqual(mostSheets);
  await eventually(() => nodesIn(element)).toBeGreaterThan(10);
  expect(nodesIn(element)).toBeLessThanOrEqual(nodes);
});

test("a condition of a filter of every kind", async () => {
  serveFilters();
  const editor = await openFilter(everyAbility, { value: everyCondition });
  const rows = await whole(editor, "[part=condition]", 31);
  expect(meanNodes(rows)).toBeLessThanOrEqual(54);
});

test("a folded effect", async () => {
  const editor = await openAction({ value: everyEffect });
  const rows = await whole(editor, "section[data-row]", 21);
  expect(meanNodes(rows)).toBeLessThanOrEqual(41);
});

test("a journey with three phases", async () => {
  serveJourneys();
  const list = await openJourneys();
  expect(meanNodes([inside(list, "[data-journey='1401']") as Element])).toBeLessThanOrEqual(41);
});

test("the hours of a week: no cell has a child", async () => {
  serveNotifications();
  const editor = await openNotification();
  inside(editor, "[data-field=mode] label:last-of-type input")?.click();
  await eventually(() => inside(editor, ".week") !== null).toBe(true);
  expect(editor.shadowRoot?.querySelectorAll(".week-cell > *")).toHaveLength(0);
  expect(meanNodes([inside(editor, ".week") as Element])).toBeLessThanOrEqual(430);
});

/** The rows once all are drawn whole. */
async function whole({ shadowRoot }: Element, selector: string, count: number): Promise<Element[]> {
  const rows = () => [...(shadowRoot?.querySelectorAll(selector) ?? [])];
  await eventually(() => rows().filter((row) => !row.matches("[data-pending], [data-far]")).length).toBe(
    count,
  );
  return rows();
}

function meanNodes(rows: readonly Element[]): number {
  return rows.reduce((sum, row) => sum + 1 + countNodes(row), 0) / rows.length;
}

function nodesIn({ shadowRoot }: Element): number {
  return shadowRoot ? countNodes(shadowRoot) : 0;
}

function countNodes(root: Node): number {
  const nodes = document.createTreeWalker(root);
  let count = 0;
  while (nodes.nextNode()) count += 1;
  return count;
}
