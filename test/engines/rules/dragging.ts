import { expect, test } from "vitest";
import { draggedText, drags, startOfDrag } from "../../fixtures/dragged-text.js";
import { pollOptions } from "../support/stage.js";
import { ruleFor } from "./rule.js";

// Few moves, and the last far outside: a hand is faster than the mouse is asked where it is.
export const isSelectedByDragging = ruleFor(["value", "dragging"], (stage, { tag, attributes, dragging }) => {
  test.each(drags)("a quick drag $name selects all that lies there", async ({ to, wanted }) => {
    const { field, around, text } = dragging;
    await stage().show({ tag, attributes, properties: { value: around(draggedText) }, around: withRoom });
    await stage().click(field);
    await stage().hasFocus(field);
    const { start, box } = await stage().page.evaluate(startOfDrag, field);
    const end = to(start, box);
    const near = { x: start.x + Math.sign(end.x - start.x) * 20, y: start.y };
    await stage().page.pointer([{ move: start }, "down", { move: near }, { move: end }, "up"]);
    await stage().page.type("x");
    await expect.poll(async () => text(JSON.parse(await stage().value())), pollOptions).toBe(wanted);
  });
});

const withRoom = (markup: string) => `<div style="padding: 220px 250px">${markup}</div>`;
