import { expect, test } from "vitest";
import type { Point, PointerKind, PointerStep } from "../drivers/engine-page.js";
import { pollOptions } from "../support/stage.js";
import { ruleFor } from "./rule.js";

/** Longer than a finger has to rest. */
const long = { rest: 700 };

// What Firefox and WebKit scroll by a driver's finger is nothing: that a swipe scrolls is in `e2e`, by Chromium's own touch.
export const isPainted = ruleFor(["value", "painting"], (stage, { tag, attributes, painting }) => {
  const { value, cells, painted, grid } = painting;

  async function show() {
    await stage().show({ tag, attributes, properties: { value } });
    const points: Point[] = [];
    for (const cell of cells) {
      await expect.poll(() => stage().page.evaluate(hasCell, cell), pollOptions).toBe(true);
      points.push(await stage().page.evaluate(placeOf, cell));
    }
    // The first look has scrolled there; of the others it is the same place.
    return Promise.all(cells.map((cell) => stage().page.evaluate(placeOf, cell))) as Promise<[Point, Point]>;
  }
  const start = (from: Point): PointerStep[] => [{ move: from }, "down"];
  const hasDriver = (kind: PointerKind) => stage().page.pointers.includes(kind);

  test.for([
    ["a mouse", "mouse", []],
    ["a pen", "pen", []],
    ["a finger that rests", "touch", [long]],
  ] as const)("%s paints what lies under it", async ([, kind, before], { skip }) => {
    if (!hasDriver(kind)) skip(`the driver of ${stage().page.engine} has none`);
    const [from, to] = await show();
    const near = { x: from.x + 10, y: from.y };
    await stage().page.pointer(
      [...start(from), ...before, { move: near }, { move: to }, { rest: 100 }, "up"],
      kind,
    );
    await stage().holds(painted);
  });

  test("the grid stands still under the mouse until it is let go", async () => {
    const [from, to] = await show();
    const top = await stage().page.evaluate(topOf, grid);
    await stage().page.pointer([...start(from), { move: { x: from.x + 10, y: from.y } }, { rest: 200 }]);
    expect(await stage().page.evaluate(topOf, grid)).toBe(top);
    await stage().page.pointer([{ move: to }, { rest: 100 }, "up"]);
    await stage().holds(painted);
  });

  test("a finger that moves at once paints nothing", async ({ skip }) => {
    if (!hasDriver("touch")) skip(`the driver of ${stage().page.engine} has none`);
    const [from] = await show();
    const away = [15, 40, 80, 120].map((by) => ({ move: { x: from.x - by, y: from.y } }));
    await stage().page.pointer([...start(from), ...away, { rest: 500 }, "up"], "touch");
    expect(JSON.parse(await stage().value())).toEqual(value);
  });
});

function hasCell(name: string): boolean {
  return tested.shadowRoot?.querySelector(`[role=gridcell][aria-label^="${name}"]`) != null;
}
function placeOf(name: string): Point {
  const cell = tested.shadowRoot?.querySelector(`[role=gridcell][aria-label^="${name}"]`) as Element;
  cell.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = cell.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}
function topOf(selector: string): number {
  return tested.shadowRoot?.querySelector(selector)?.getBoundingClientRect().top ?? 0;
}
