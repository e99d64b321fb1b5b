import { describe, expect, test } from "vitest";
import { isAllowed } from "../../../../src/features/filter/allowed-conditions.js";
import {
  type ExternalApiCondition,
  externalApi,
} from "../../../../src/features/filter/conditions/external-api/external-api.js";
import { externalApiSamples as samples } from "../../../../src/features/filter/conditions/external-api/external-api.samples.js";
import { matchesOf } from "../../../../src/features/filter/conditions/external-api/matches.js";
import * as transitions from "../../../../src/features/filter/conditions/external-api/transitions.js";
import type { PlainData } from "../../../../src/lib/plain-data.js";
import { type LinkedKey, linkedKeys } from "../../../../src/references/linked-data.js";
import { sampleNames } from "../../../references/sample-names.js";
import { everything } from "../filter-settings.js";
import { expectDistinct } from "./distinct-fields.js";
import { summarizedBy } from "./summaries.js";

const summarizeExternalApi = summarizedBy(externalApi);

const trigger = {
  category: "open_api",
  open_api_trigger_id: 5,
  event: "order.created",
  label: "注文",
  params: {
    order: {
      label: "注文",
      type: "map",
      children: {
        category: { label: "商品カテゴリ", type: "string" },
        total: { label: "合計金額", type: "number" },
        pickup_at: { label: "受取日", type: "datetime" },
        items: { label: "商品", type: "array", children: { name: { label: "商品名", type: "string" } } },
      },
    },
    "shop.code": { type: "odd" },
    broken: 3,
  },
};

test("values are found by their path through the tree; a map is none, its children are", () => {
  expect(linkedKeys(trigger)).toEqual([
    { key: "order.category", label: "商品カテゴリ", kind: "string", within: ["注文"] },
    { key: "order.total", label: "合計金額", kind: "number", within: ["注文"] },
    { key: "order.pickup_at", label: "受取日", kind: "datetime", within: ["注文"] },
    { key: "order.items", label: "商品", kind: "array", within: ["注文"] },
    { key: "order.items.name", label: "商品名", kind: "string", within: ["注文", "商品"] },
    { key: "shop.code", label: "shop.code", kind: "string", within: [] },
  ]);
});

test.each<[PlainData]>([
  [null],
  ["x"],
  [{}],
  [{ params: [] }],
  [{ params: { a: { children: 1, type: "map" } } }],
])("%j has no values", (odd) => {
  expect(linkedKeys(odd)).toEqual([]);
});

test("a new one has the event of the trigger (rules: external-condition)", () => {
  expect(externalApi.create({ ...everything, triggerContext: trigger }).context).toEqual({
    category: "open_api",
    event: "order.created",
    event_label: "注文",
    key: null,
    key_label: null,
    format: null,
  });
});

test("it needs the ability and a trigger (rules: condition-abilities, condition-needs-trigger)", () => {
  const definition = externalApi as never;
  expect(isAllowed(definition, everything)).toBe(true);
  expect(isAllowed(definition, { ...everything, abilities: [] })).toBe(false);
  expect(isAllowed(definition, { ...everything, triggerContext: null })).toBe(false);
});

describe("switching from 5 or lower to 10 or higher clears the query (rules: external-condition)", () => {
  test.each<[from: ExternalApiCondition["match"], to: 0 | 1 | 2 | 3 | 4 | 5 | 10 | 13, query: string]>([
    [0, 10, ""],
    [5, 13, ""],
    [3, 10, ""],
    [undefined, 10, ""],
    [0, 5, "7"],
    [10, 13, "7"],
    [13, 0, "7"],
    [10, 3, "7"],
  ])("%j to %i", (from, to, query) => {
    const { match: _, ...rest } = { ...samples.withUnknownKeys, query: "7" };
    const before = from === undefined ? rest : { ...rest, match: from };
    expect(transitions.chooseMatch(before, to)).toEqual({ ...rest, match: to, query });
  });
});

describe("choosing a value", () => {
  const key = (kind: LinkedKey["kind"]): LinkedKey => ({
    key: `order.${kind}`,
    label: kind,
    kind,
    within: [],
  });

  test("takes its event from the trigger and keeps what it does not know", () => {
    const before = {
      ...samples.withUnknownKeys,
      context: { ...samples.withUnknownKeys.context, event: "member.joined", event_label: "入会" },
    };
    expect(transitions.chooseKey(before, key("string"), trigger)).toEqual({
      ...samples.withUnknownKeys,
      context: { ...samples.withUnknownKeys.context, key: "order.string", key_label: "string" },
    });
  });

  test.each<[LinkedKey["kind"], keyof typeof samples, format: number | null]>([
    ["datetime", "typical", 1],
    ["datetime", "date", 7],
    ["string", "date", null],
  ])("%s after the sample %s has the format %j", (kind, before, format) => {
    expect(transitions.chooseKey(samples[before], key(kind), trigger).context?.format).toBe(format);
  });

  test("a comparison that it does not have begins anew", () => {
    const { match, query } = transitions.chooseKey(samples.atLeast, key("string"), trigger);
    expect([match, query]).toEqual([0, ""]);
    expect(transitions.chooseKey(samples.atLeast, key("number"), trigger)).toMatchObject({
      match: 10,
      query: "1000",
    });
  });
});

test("sizes are for numbers, and everything is offered while nobody knows", () => {
  const sizes = [10, 11, 12, 13];
  for (const kind of ["string", "datetime", "array"] as const)
    expect(matchesOf(kind)).toEqual([0, 1, 4, 5, 3, 2]);
  for (const kind of ["number", null] as const) expect(matchesOf(kind)).toEqual([0, 1, 4, 5, 3, 2, ...sizes]);
});

test("the other transitions change one field", () => {
  const { date, typical } = samples;
  expect(transitions.chooseFormat(date, 9)).toEqual({ ...date, context: { ...date.context, format: 9 } });
  expect(transitions.writeQuery(typical, "A")).toEqual({ ...typical, query: "A" });
});

test.each([
  [0, 4],
  [1, 5],
  [3, 2],
] as const)("%i and %i are opposites", (one, other) => {
  const condition = { ...samples.typical, query: "1" };
  expect(externalApi.opposite({ ...condition, match: one })).toEqual({ ...condition, match: other });
  expect(externalApi.opposite({ ...condition, match: other })).toEqual({ ...condition, match: one });
});

test.each([10, 11, 12, 13] as const)("%i has none: without a figure friends meet neither", (match) => {
  expect(externalApi.opposite({ ...samples.atLeast, match })).toBe("none");
});

test.each<[keyof typeof samples, boolean]>([
  ["typical", false],
  ["registered", false],
  ["empty", true],
  ["sparse", true],
  ["withoutContext", true],
])("the sample %s is unfinished: %j", (name, unfinished) => {
  expect(externalApi.unfinished(samples[name])).toBe(unfinished);
});

test("sizes are compared with figures only", () => {
  const context = { locale: "ja", now: "2026-11-21 09:00", limits: everything.limits } as const;
  const judged = (query: string, match: 0 | 10) =>
    externalApi.problems({ ...samples.atLeast, match, query }, context).map(({ message }) => message);
  expect(judged("百", 10)).toEqual(["入力値が不正です。"]);
  expect(judged("百", 0)).toEqual([]);
  expect(judged("", 10)).toEqual([]);
  expect(judged("１０", 10)).toEqual([]);
});

test.each<[keyof typeof samples, ja: string, en: string]>([
  [
    "typical",
    "外部API「注文」の「商品カテゴリ」が「premium」を含む",
    "“商品カテゴリ” of the external API event “注文” contains “premium”",
  ],
  [
    "atLeast",
    "外部API「注文」の「合計金額」が1000以上である",
    "“合計金額” of the external API event “注文” is at least 1000",
  ],
  [
    "date",
    "外部API「注文」の「受取日」（YYYY/MM/DD）が「2026/12/24」と一致する",
    "“受取日” (YYYY/MM/DD) of the external API event “注文” is exactly “2026/12/24”",
  ],
  [
    "sparse",
    "外部APIの（未選択）が（未入力）と一致する",
    "(nothing chosen) of the external API event (unknown) is exactly (nothing entered)",
  ],
])("the sample %s is said", (name, ja, en) => {
  expect(summarizeExternalApi(samples[name], sampleNames, "ja")).toBe(ja);
  expect(summarizeExternalApi(samples[name], sampleNames, "en")).toBe(en);
});

test("every field that changes who is found changes the sentence", () => {
  expectDistinct(samples.typical, { match: [0, 1, 2, 3, 4, 5, 10, 11, 12, 13], query: ["", "A", "B"] });
  expectDistinct(
    samples.date,
    {
      event_label: [null, "注文", "入会"],
      key_label: ["受取日", "商品"],
      format: [null, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    },
    (condition, change) => ({ ...condition, context: { ...samples.date.context, ...change } }),
  );
});
