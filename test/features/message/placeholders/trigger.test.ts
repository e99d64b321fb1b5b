import { describe, expect, it } from "vitest";
import { contextValues } from "../../../../src/features/message/placeholders/context/context-values.js";
import { readTrigger, triggerValues } from "../../../../src/features/message/placeholders/context/trigger.js";
import { readPlaceholder, writePlaceholder } from "../../../../src/features/message/placeholders/index.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import { everyAbility } from "../open-message.js";

const params = {
  order: {
    label: "注文",
    type: "map",
    children: {
      number: { label: "注文番号", type: "string" },
      paid_at: { label: "決済日時", type: "datetime" },
      item: { label: "商品", type: "map", children: { name: { label: "商品名", type: "string" } } },
    },
  },
  total: { label: "合計", type: "number" },
};

const trigger = (context: PlainData) => readTrigger(context);
const keysOf = (context: PlainData, abilities: readonly string[] = everyAbility) =>
  triggerValues(trigger(context), abilities).map(({ key }) => key);

describe("the trigger of a page", () => {
  it.each<[what: string, context: PlainData, read: string | null]>([
    ["a category and an event", { category: "reserve", event: "register" }, "reserve register"],
    ["without a category it is one of the open API", { event: "order" }, "open_api order"],
    ["no event", { category: "reserve" }, null],
    ["an empty event", { category: "reserve", event: "" }, null],
    ["an empty category", { category: "", event: "register" }, null],
    ["an event that no placeholder can hold", { category: "reserve", event: "a b" }, null],
    ["a category that none can hold", { category: "a]", event: "register" }, null],
    ["an event that is no text", { category: "reserve", event: 1 }, null],
    ["nothing", null, null],
    ["a list", [], null],
    ["a text", "reserve", null],
  ])("%s", (_, context, read) => {
    const found = trigger(context);
    expect(found && `${found.category} ${found.event}`).toBe(read);
  });
});

describe("what comes with it", () => {
  it("calendar reservations have their six", () => {
    expect(keysOf({ category: "reserve", event: "register" })).toEqual(
      Object.keys(contextValues.reserve.keys),
    );
  });

  it("event bookings have their nine, two of them with concert-plugin only", () => {
    const booking = { category: "event_book", event: "event_register" };
    expect(keysOf(booking)).toEqual(Object.keys(contextValues.event_book.keys));
    expect(keysOf(booking, [])).toEqual(
      Object.keys(contextValues.event_book.keys).filter((key) => key !== "qr_url" && key !== "payment_url"),
    );
  });

  it("the two known categories ask for no ability of the open API", () => {
    expect(keysOf({ category: "reserve", event: "register" }, [])).toHaveLength(6);
  });

  it("the open API has the leaves of its tree, by dotted keys, with their labels", () => {
    const found = triggerValues(trigger({ event: "order", params }), everyAbility);
    expect(found.map(({ key, label, within, isMoment }) => [key, label, within.join("/"), isMoment])).toEqual(
      [
        ["order.number", "注文番号", "注文", false],
        ["order.paid_at", "決済日時", "注文", true],
        ["order.item.name", "商品名", "注文/商品", false],
        ["total", "合計", "", false],
      ],
    );
  });

  it("what has something in it is no leaf, whatever it says of itself", () => {
    const { children } = params.order;
    expect(keysOf({ event: "order", params: { order: { label: "注文", children } } })).toEqual([
      "order.number",
      "order.paid_at",
      "order.item.name",
    ]);
    expect(keysOf({ event: "order", params: { tags: { label: "札", type: "array" } } })).toEqual(["tags"]);
  });

  it("only with user-open-api", () => {
    const others = everyAbility.filter((ability) => ability !== "user-open-api");
    expect(keysOf({ event: "order", params }, others)).toEqual([]);
  });

  it.each<[what: string, params: PlainData]>([
    ["no tree", null],
    ["an empty tree", {}],
    ["a list", []],
    ["a tree of texts", { order: "注文" }],
    [
      "keys that no placeholder can hold",
      { "a b": { label: "x", type: "string" }, "a]": { type: "string" } },
    ],
  ])("%s gives nothing", (_, tree) => {
    expect(keysOf({ event: "order", params: tree })).toEqual([]);
  });

  it.each(["salon", "toString", "__proto__"])("the category %s is not known and has nothing", (category) => {
    expect(keysOf({ category, event: "register", params })).toEqual([]);
  });

  it("each of them can be written and read again", () => {
    for (const context of [
      { category: "reserve", event: "register" },
      { category: "event_book", event: "event_paid" },
      { event: "order", params },
    ]) {
      const found = trigger(context)!;
      for (const { key } of triggerValues(found, everyAbility)) {
        const { category, event } = found;
        const written = writePlaceholder({ kind: "context", category, event, key, format: null });
        expect(readPlaceholder(written)).toMatchObject({ category, event, key });
      }
    }
  });
});
