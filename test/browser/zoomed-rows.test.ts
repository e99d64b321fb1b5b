import { describe, onTestFinished, test } from "vitest";
import { controlIn, openJourneys, row, rowIds } from "../elements/journey-list/page.js";
import { serveJourneys } from "../elements/journey-list/server.js";
import { eventually } from "./support/editors.js";
import { middleOf, mouse } from "./support/pointer.js";

// Rows that are counted, not measured: on a page that zooms itself, or scales it, they are dropped where the pointer is.

const ways: readonly (readonly [string, (list: HTMLElement) => HTMLElement, Partial<CSSStyleDeclaration>])[] =
  [
    ["a body of 0.8", () => document.body, { zoom: "0.8" }],
    ["a body of 1.25", () => document.body, { zoom: "1.25" }],
    ["a root of 0.9", () => document.documentElement, { zoom: "0.9" }],
    ["an element of 0.8", (list) => list, { zoom: "0.8" }],
    ["an element that is scaled by 0.8", (list) => list, { transform: "scale(0.8)", transformOrigin: "0 0" }],
  ];

describe.each(ways)("on a page with %s", (_, whose, style) => {
  test("a row is dropped where the pointer is", async () => {
    serveJourneys();
    const list = await openJourneys();
    const zoomed = whose(list);
    Object.assign(zoomed.style, style);
    onTestFinished(() => {
      for (const name of Object.keys(style)) zoomed.style[name as "zoom"] = "";
    });
    const [first = 0, second, third, fourth = 0, ...others] = rowIds(list);
    const from = middleOf(controlIn(list, first, "reorder"));
    const onto = row(list, fourth).getBoundingClientRect();
    await mouse.move(from);
    await mouse.down(from);
    await mouse.move({ ...from, y: from.y + 10 });
    const at = { x: from.x, y: onto.top + onto.height * 0.7 };
    await mouse.move(at);
    await mouse.up(at);
    await eventually(() => rowIds(list)).toEqual([second, third, fourth, first, ...others]);
  });
});
