import { describe, expect, it } from "vitest";
import { linkContext } from "../../../../../src/features/action/effects/parts/linked/linked-context.js";
import type { LinkedKey } from "../../../../../src/references/index.js";
import fixture from "../../../../fixtures/action-every-effect.json" with { type: "json" };

const trigger = { category: "open_api", open_api_trigger_id: 5, event: "order.created", label: "注文" };
const category: LinkedKey = {
  key: "order.category",
  label: "商品カテゴリ",
  kind: "string",
  within: ["注文"],
};
const pickup: LinkedKey = { key: "order.pickup_at", label: "受取日", kind: "datetime", within: [] };
const [stored] = fixture.inputs.flatMap(({ context }) => (context ? [context] : []));

describe("a linked value that is chosen", () => {
  it("is stored as hosts store it, key for key", () => {
    expect(JSON.stringify(linkContext(null, category, trigger, true))).toBe(JSON.stringify(stored));
  });

  it("names the trigger of this page, whichever was stored, and keeps what it does not know", () => {
    const other = {
      ...stored,
      open_api_trigger_id: 9,
      event: "booking.made",
      event_label: "予約",
      future: 1,
    };
    expect(linkContext(other, category, trigger, true)).toEqual({ ...stored, future: 1 });
  });

  it("of a trigger without an id has none", () => {
    expect(linkContext(stored, category, { event: "e" }, true)).toMatchObject({
      open_api_trigger_id: null,
      event: "e",
      event_label: null,
    });
  });

  it.each<[string, LinkedKey, formatted: boolean, before: number | null, after: number | null]>([
    ["a date that is written gets the first format", pickup, true, null, 1],
    ["a date that is written keeps its format", pickup, true, 7, 7],
    ["a date that stays a date has no format", pickup, false, 7, null],
    ["a text has no format", category, true, 7, null],
  ])("%s", (_, key, formatted, before, after) => {
    expect(linkContext({ ...stored, format: before }, key, trigger, formatted).format).toBe(after);
  });
});
