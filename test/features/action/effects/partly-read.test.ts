import { describe, expect, it } from "vitest";
import { allEffects, type EffectReading } from "../../../../src/features/action/effects/index.js";
import { sentenceOf } from "../../../../src/features/action/sentences/sentence.js";
import type { PlainData, PlainObject } from "../../../../src/lib/plain-data.js";
import { openModel } from "../open-model.js";
import { formatIn } from "../sentence-format.js";

function read(stored: PlainData): EffectReading {
  const found = allEffects.read(stored);
  if (!found) throw new Error("it is only held");
  return found;
}

describe("a field that cannot be read", () => {
  it.each<[what: string, stored: PlainObject, unreadable: string[]]>([
    ["nothing is wrong", { type: 1, text: "一", future: [1] }, []],
    ["a delay of another sort", { type: 1, text: "一", delay_type: 3 }, ["delay_type"]],
    ["a text that is none", { type: 1, text: null }, ["text"]],
    ["a text that is missing", { type: 1 }, ["text"]],
    ["ids that are none", { type: 13, tag_ids: [{ id: 1 }], remove: "?" }, ["remove", "tag_ids"]],
    ["linked data", { type: 13, tag_ids: [1], context: "order" }, ["context"]],
    ["a condition", { type: 30, member_query_id: "31" }, ["member_query_id"]],
  ])("%s", (_, stored, unreadable) => {
    expect([...read(stored).unreadable].sort()).toEqual(unreadable);
  });

  it("stays as it is while others are edited, key for key", () => {
    const stored = { delay_type: [3], type: 1, text: "一", future: { a: 1 } };
    const { value, write } = read(stored);
    expect(value).toEqual({ ...stored, delay_type: 0 });
    const next = write({ ...value, text: "二" }, "text");
    expect(JSON.stringify(next)).toBe(JSON.stringify({ ...stored, text: "二" }));
  });

  it("is said of in the sentence", () => {
    const sentence = (locale: "ja" | "en") =>
      sentenceOf(allEffects, { type: 1, text: "一", delay_at: 9 }, formatIn(locale));
    expect([sentence("ja"), sentence("en")]).toEqual([
      "「一」をすぐに送る（読み取れない項目があります）",
      "Send “一” now (some of it cannot be read)",
    ]);
  });

  it("keeps nobody from finishing; what is wrong in the others does", () => {
    const problems = (effect: PlainObject) =>
      openModel({ inputs: [effect] })
        .model.problems()
        .map(({ field }) => field);
    expect(problems({ type: 1, text: null })).toEqual([]);
    expect(problems({ type: 13, use_group: "?", tag_group_id: 11 })).toEqual([]);
    expect(problems({ type: 1, text: "一".repeat(4501), delay_type: 3 })).toEqual(["text"]);
  });
});

it.each<[what: string, effect: PlainData]>([
  ["nothing", null],
  ["a list", [1]],
  ["an unknown type", { type: 999 }],
  ["a type in text", { type: "1", text: "一" }],
  ["no type", { text: "一" }],
])("%s is only held", (_, effect) => {
  expect(allEffects.read(effect)).toBeNull();
});

describe("figures that are stored as texts", () => {
  it.each<[text: PlainObject, figure: PlainObject]>([
    [
      { type: 1, text: "一", delay_type: "1", delay_min: "10", delay_max: "20" },
      { type: 1, text: "一", delay_type: 1, delay_min: 10, delay_max: 20 },
    ],
    [
      { type: 13, use_group: "1", tag_group_id: 11, remove: "1" },
      { type: 13, use_group: 1, tag_group_id: 11, remove: 1 },
    ],
    [
      { type: 6, var_id: 201, var_type: "0", operand: "2", valuetype: "2", min_value: 1, max_value: 2 },
      { type: 6, var_id: 201, var_type: 0, operand: 2, valuetype: 2, min_value: 1, max_value: 2 },
    ],
    [
      { type: 5, group_id: 501, move: "1", date: "0", time: "10:00" },
      { type: 5, group_id: 501, move: 1, date: 0, time: "10:00" },
    ],
    [
      { type: 15, episode_id: 701, firetype: "1", cancel_type: "1", cancel_origin_date: "2099-01-01" },
      { type: 15, episode_id: 701, firetype: 1, cancel_type: 1, cancel_origin_date: "2099-01-01" },
    ],
    [
      { type: 7, user_rate: "-1" },
      { type: 7, user_rate: -1 },
    ],
    [
      { type: 32, common_var_id: 901, operand: "3", value_type: "1", fix_value: "5" },
      { type: 32, common_var_id: 901, operand: 3, value_type: 1, fix_value: 5 },
    ],
    [
      { type: 50, method: "1", journey_tags: [1] },
      { type: 50, method: 1, journey_tags: [1] },
    ],
  ])("%j is read as %j, and finished as it came", (text, figure) => {
    const abilities = allEffects.all.flatMap(({ ability = [] }) => ability);
    const of = (effect: PlainObject) => {
      const { definition, value, unreadable } = read(effect);
      const context = openModel({ inputs: [effect] }, { abilities }).model.validationContext();
      return [
        definition.summarize(value, formatIn("ja")),
        definition.problems?.(value, context),
        definition.warnings?.(value, context),
        definition.lasting?.(value),
        definition.touches?.(value),
        unreadable,
      ];
    };
    expect(of(text)).toEqual(of(figure));
    expect(openModel({ inputs: [text] }).model.payload().inputs).toEqual([text]);
  });
});
