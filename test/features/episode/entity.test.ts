import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  readPendingConditions,
  writePendingConditions,
} from "../../../src/features/condition-slide/pending-conditions.js";
import {
  type EpisodeState,
  emptyEpisode,
  episodeId,
  isActive,
  isDeleted,
  readEpisode,
  stepsToSend,
  writeEpisode,
} from "../../../src/features/episode/entity.js";
import { kindOf, offeredKinds } from "../../../src/features/episode/kinds.js";
import { problemsOf } from "../../../src/features/episode/problems.js";
import { refusedName, refusedSteps, stillRefused } from "../../../src/features/episode/refused-fields.js";
import { withAnswer } from "../../../src/features/episode/saving.js";
import { episodeSchema } from "../../../src/features/episode/schema.js";
import { elapsedOf, shownElapsed } from "../../../src/features/episode/steps/elapsed-units.js";
import { newStep, readStep } from "../../../src/features/episode/steps/step.js";
import * as steps from "../../../src/features/episode/steps/transitions.js";
import * as transitions from "../../../src/features/episode/transitions.js";
import type { PlainData, PlainObject } from "../../../src/lib/plain-data.js";
import { blankEpisode, blankStep, quietEpisode, wholeEpisode } from "../../fixtures/episodes.js";
import { demoEpisodes } from "../../host/demo/episodes.js";

const read = (data: unknown) => readEpisode(data as PlainData) as EpisodeState;
const write = (state: EpisodeState | null) => state && writeEpisode(state);
const settings = { locale: "ja" } as Parameters<typeof problemsOf>[1];
const messagesOf = (state: EpisodeState) =>
  problemsOf(state, settings).map(({ place, message }) => (place === "" ? message : `${place}：${message}`));
const withStep = (values: PlainObject, more: PlainObject = {}) =>
  read({ ...blankEpisode, name: "x", ...more, steps: [{ ...blankStep, ...values }] });
const stepOf = (state: EpisodeState | null, at = 0) => state?.rows[at]?.value as PlainObject;
const text = (written: string) => ({ kind: "text", text: written, template_id: null, action_id: null });

describe("what was loaded goes back as it came", () => {
  test.each(demoEpisodes.map((each) => [String(each.name), each]))("%s", (_, example) => {
    expect(JSON.stringify(write(read(example)))).toBe(JSON.stringify(example));
  });

  test("whatever it is, as long as it is an object", () => {
    const names = [
      ...Object.keys(blankEpisode),
      "salon_id",
      "updated_at",
      "future",
      "__proto__",
      "constructor",
    ];
    const step = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...Object.keys(blankStep), "extra", "__proto__"), fc.jsonValue()),
    );
    const document = fc
      .tuple(
        fc.dictionary(fc.constantFrom(...names), fc.jsonValue()),
        fc.array(step, { maxLength: 4 }),
        fc.boolean(),
      )
      .map(([keys, list, has]) => (has ? { ...keys, steps: list } : keys));
    fc.assert(
      fc.property(document, (each) => {
        const state = read(each);
        expect(JSON.stringify(write(state))).toBe(JSON.stringify(each));
        // It is judged and sent as well, and nothing is thrown.
        problemsOf(state, settings);
        stepsToSend(state.rows);
      }),
      { numRuns: 10_000 },
    );
  });

  test.each([null, 5, "x", true, []])("%j is none", (data) => {
    expect(readEpisode(data)).toBe(null);
    expect(v.is(episodeSchema, data)).toBe(false);
  });

  test("blank ones by the page", () => {
    expect(emptyEpisode(null, null)).toEqual(blankEpisode);
    expect(emptyEpisode(3, null)).toEqual({ ...blankEpisode, type: 10, salon_id: 3 });
    expect(Object.keys(emptyEpisode(3, "follow_id")).slice(-3)).toEqual(["deleted_at", "salon_id", "steps"]);
    expect(emptyEpisode(3, "follow_id").type).toBe(11);
    expect(v.is(episodeSchema, wholeEpisode)).toBe(true);
  });
});

describe("kinds", () => {
  test.each([
    [0, 0, "goal", null],
    ["10", 10, "start", "episode_id"],
    [11, 11, "end", "follow_id"],
    [12, null, "end", "follow_id"],
    [null, null, "end", "follow_id"],
    [{}, null, "end", "follow_id"],
  ] as const)("%j", (stored, type, base, place) => {
    expect(kindOf(stored as PlainData)).toMatchObject({ type, base, place });
  });
  test("offered ones", () => {
    const types = (...given: Parameters<typeof offeredKinds>) =>
      offeredKinds(...given).map(({ type }) => type);
    expect(types(null, null)).toEqual([0, 1]);
    expect(types(1, null)).toEqual([10, 11]);
    expect(types(1, "episode_id")).toEqual([10]);
    expect(types(1, "follow_id")).toEqual([11]);
  });
  test("new steps", () => {
    expect(newStep(kindOf(0), 1)).toEqual(blankStep);
    expect(newStep(kindOf(1), 2)).toEqual({
      ...blankStep,
      ...{ order: 2, timing_type: 1, days: 0, time: null, offset_min: 60 },
    });
    expect(newStep(kindOf(11), 1).direction).toBe("after");
    expect(newStep(kindOf(77), 1).direction).toBe("after");
  });
});

test.each([
  ["no object", 5],
  ["another timing", { ...blankStep, timing_type: 10 }],
  ["another content", { ...blankStep, content: { kind: "sound" } }],
  ["no content", { ...blankStep, content: null }],
])("a step that is %s is held, and keeps its order", (_, step) => {
  expect(readStep(step as PlainData)).toBe(null);
  const next = transitions.addStep(read({ ...blankEpisode, steps: [step] }));
  expect(next?.rows[0]?.value).toEqual(step);
  expect(stepOf(next, 1).order).toBe(2);
});

test("a field of a wrong kind is held alone; figures as text are read", () => {
  const read1 = readStep({
    ...blankStep,
    days: "3",
    time: "9:00:00",
    offset_min: {},
    direction: 5,
  } as PlainData);
  expect(read1).toMatchObject({ days: 3, time: "09:00", offset: undefined, direction: undefined });
  expect(messagesOf(withStep({ days: {}, time: [], content: text("a") } as PlainObject))).toEqual([]);
});

describe("steps", () => {
  test("another timing and back", () => {
    const state = withStep({ days: 5, time: "18:30", note: "kept" });
    const elapsed = steps.chooseTiming(state, "r0", 1);
    expect(stepOf(elapsed)).toMatchObject({
      timing_type: 1,
      days: 0,
      time: null,
      offset_min: 60,
      note: "kept",
    });
    const longer = steps.setOffset(elapsed as EpisodeState, "r0", 90);
    const back = steps.chooseTiming(longer as EpisodeState, "r0", 0);
    expect(stepOf(back)).toEqual(stepOf(state));
    expect(stepOf(steps.chooseTiming(back as EpisodeState, "r0", 1)).offset_min).toBe(90);
    expect(steps.chooseTiming(state, "r0", 0)).toBe(null);
  });

  test("another content and back", () => {
    const state = withStep({ content: { ...text("hello"), note: 1 } });
    const template = steps.chooseContent(state, "r0", "template") as EpisodeState;
    expect(stepOf(template).content).toEqual({
      kind: "template",
      text: null,
      template_id: null,
      action_id: null,
      note: 1,
    });
    const chosen = steps.chooseTemplate(template, "r0", 7) as EpisodeState;
    const again = steps.chooseContent(chosen, "r0", "text") as EpisodeState;
    expect(stepOf(again).content).toMatchObject({ kind: "text", text: "hello", template_id: null });
    expect(stepOf(steps.chooseContent(again, "r0", "template")).content).toMatchObject({
      text: null,
      template_id: 7,
    });
    const untouched = steps.chooseContent(
      steps.chooseContent(
        withStep({ content: { kind: "action", text: null, template_id: null, action_id: 4 } }),
        "r0",
        "text",
      ) as EpisodeState,
      "r0",
      "template",
    );
    expect(stepOf(untouched).content).toMatchObject({
      kind: "template",
      text: null,
      template_id: null,
      action_id: null,
    });
  });

  test("a copy is a new one behind it, and the list is numbered", () => {
    const state = read({
      ...quietEpisode,
      steps: quietEpisode.steps.map((each, at) => ({ ...each, order: 10 * at })),
    });
    const next = transitions.duplicateStep(state, "r0");
    expect(next?.rows.map(({ value }) => (value as PlainObject).id)).toEqual([91, null, 93, 94]);
    expect(next?.rows.map(({ value }) => (value as PlainObject).order)).toEqual([1, 2, 3, 4]);
    expect(transitions.duplicateStep(withStep({ timing_type: 9 }), "r0")).toBe(null);
    // Before that they go back as they came.
    expect(write(state)?.steps).toEqual(quietEpisode.steps.map((each, at) => ({ ...each, order: 10 * at })));
    expect(stepsToSend(state.rows).map((each) => (each as PlainObject).order)).toEqual([1, 2, 3]);
  });

  test("sorting is by the sample, and moves what cannot be read to the end", () => {
    const state = read({ ...quietEpisode, steps: ["broken", ...quietEpisode.steps] });
    const next = transitions.sortSteps(state, 30_000_000);
    expect(next?.rows.map(({ value }) => (value as PlainObject).id)).toEqual([93, 91, 94, undefined]);
    expect(transitions.sortSteps(next as EpisodeState, 30_000_000)).toBe(null);
  });

  test("pasted ones are new ones", () => {
    const next = transitions.insertSteps(read(quietEpisode), [{ ...blankStep, id: 5 }], "r0");
    expect(next?.rows.map(({ value }) => (value as PlainObject).id)).toEqual([91, null, 93, 94]);
  });
});

describe("another kind", () => {
  test("0 and 1 time every step anew", () => {
    const next = transitions.chooseKind(withStep({ days: 2 }), 1) as EpisodeState;
    expect(write(next)?.type).toBe(1);
    expect(stepOf(next)).toMatchObject({ timing_type: 1, days: 0, offset_min: 60 });
    expect(stepOf(transitions.chooseKind(next, 0))).toMatchObject({ timing_type: 0, days: 2, time: "10:00" });
  });
  test("10 and 11 turn what nobody has timed yet", () => {
    const state = read({
      ...blankEpisode,
      type: 10,
      steps: [
        blankStep,
        { ...blankStep, days: 2 },
        { ...blankStep, days: 0, time: null, timing_type: 1, offset_min: 60 },
      ],
    });
    const next = transitions.chooseKind(state, 11);
    expect(next?.rows.map(({ value }) => (value as PlainObject).direction)).toEqual([
      "after",
      "before",
      "after",
    ]);
    expect(transitions.chooseKind(state, 10)).toBe(null);
  });
});

test("a copy of a deleted one", () => {
  const deleted = read({
    ...wholeEpisode,
    name: "あ".repeat(99),
    deleted_at: "2026-11-10T09:00:00+09:00",
    extra: 1,
  });
  expect([isDeleted(deleted), isActive(deleted)]).toEqual([true, true]);
  const next = transitions.copyAsNew(deleted, (name) => `${name}のコピー`);
  const { name, ...rest } = write(next) as PlainObject;
  expect([...String(name)]).toHaveLength(100);
  expect(rest).toMatchObject({ id: null, is_active: false, activated_at: null, deleted_at: null, extra: 1 });
  expect("updated_at" in rest).toBe(false);
  expect((rest.steps as PlainObject[]).map(({ id }) => id)).toEqual([null, null]);
});

test("the condition of a step off and on again", () => {
  const state = withStep({ member_query_id: 31 });
  const off = transitions.dropCondition(state, "r0") as EpisodeState;
  expect(stepOf(off).member_query_id).toBe(null);
  expect(stepOf(transitions.restoreCondition(off, "r0")).member_query_id).toBe(31);
  expect(transitions.restoreCondition(state, "r1")).toBe(null);
  expect(transitions.dropCondition(off, "r0")).toBe(null);
});

describe("what may be saved", () => {
  test.each<[string, EpisodeState, string[]]>([
    ["a whole one", read(wholeEpisode), []],
    ["without steps", read({ ...blankEpisode, name: "x" }), []],
    [
      "a running one without steps",
      read({ ...blankEpisode, name: "x", is_active: true }),
      ["配信中のため、ステップを1つ以上設定してください"],
    ],
    ["no name", read({ ...blankEpisode, name: " " }), ["名前を入力してください"]],
    [
      "a long name",
      read({ ...blankEpisode, name: "あ".repeat(101) }),
      ["名前は100文字以内で入力してください"],
    ],
    [
      "days",
      withStep({ days: 1000, content: text("a") }),
      ["ステップ 1：日数は0〜999の整数で入力してください"],
    ],
    [
      "no days",
      withStep({ days: null, content: text("a") }),
      ["ステップ 1：日数は0〜999の整数で入力してください"],
    ],
    [
      "half days",
      withStep({ days: 1.5, content: text("a") }),
      ["ステップ 1：日数は0〜999の整数で入力してください"],
    ],
    ["no time", withStep({ time: null, content: text("a") }), ["ステップ 1：時刻を入力してください"]],
    [
      "no length",
      withStep({ timing_type: 1, offset_min: null, content: text("a") }),
      ["ステップ 1：経過時間は0以上の整数で入力してください"],
    ],
    [
      "a long length",
      withStep({ timing_type: 1, offset_min: 525_601, content: text("a") }),
      ["ステップ 1：経過時間は365日以内で入力してください"],
    ],
    ["no text", withStep({ content: text(" ") }), ["ステップ 1：本文を入力してください"]],
    [
      "a long text",
      withStep({ content: text("a".repeat(4501)) }),
      ["ステップ 1：本文は4500文字以内で入力してください"],
    ],
    [
      "no template",
      withStep({ content: { kind: "template", template_id: null } }),
      ["ステップ 1：テンプレートを選択してください。"],
    ],
    [
      "no action",
      withStep({ content: { kind: "action", action_id: null } }),
      ["ステップ 1：アクションを選択してください。"],
    ],
    ["held ones", read({ ...blankEpisode, name: "x", steps: [5, { timing_type: 9 }] }), []],
  ])("%s", (_, state, expected) => {
    expect(messagesOf(state)).toEqual(expected);
  });
});

test("what a server says stands at its field", () => {
  const state = read(wholeEpisode);
  const failure = {
    ...{ kind: "invalid" as const, status: 422, messages: [] },
    fields: {
      "steps.1.content.template_id": ["ない"],
      "steps[0][days]": ["多い"],
      name: ["同じ"],
      "steps.9.time": ["x"],
    },
  };
  const refused = refusedSteps(state.rows, failure);
  expect(refused.map(({ row, field, message }) => [row, field, message])).toEqual([
    ["r1", "template_id", "ない"],
    ["r0", "days", "多い"],
  ]);
  expect(stillRefused(refused, transitions.moveStep(state, "r0", 1)?.rows ?? [])).toEqual(refused);
  const changed = steps.setDays(state, "r0", 4)?.rows ?? [];
  expect(stillRefused(refused, changed).map(({ row }) => row)).toEqual(["r1"]);
  expect(refusedName(state, failure)).toEqual({ messages: ["同じ"], sent: wholeEpisode.name });
  expect(refusedSteps(state.rows, null)).toEqual([]);
});

describe("what an answer decides", () => {
  test("ids by place, the name where it was not changed since, and the rest of the server's", () => {
    const sent = read({ ...wholeEpisode, steps: [wholeEpisode.steps[0], blankStep] });
    const since = { ...sent, document: { ...sent.document, name: "typed meanwhile" } };
    const answer = {
      ...wholeEpisode,
      name: "as it was",
      is_active: false,
      updated_at: "now",
      steps: [{ id: 91 }, { id: 95 }],
    };
    const decided = withAnswer(sent, answer);
    expect(write(decided(sent))).toMatchObject({ name: "as it was", is_active: false, updated_at: "now" });
    expect(decided(sent).rows.map(({ value }) => (value as PlainObject).id)).toEqual([91, 95]);
    expect(decided(since).document.name).toBe("typed meanwhile");
  });
  test("of another sequence in the history nothing", () => {
    const [sent, other] = [read(wholeEpisode), read({ ...wholeEpisode, id: 8 })];
    expect(withAnswer(sent, { id: 9, updated_at: "now" })(other)).toBe(other);
  });
  test.each<[string, PlainObject[]]>([
    ["fewer steps", [{ id: 91 }]],
    ["the id of another", [{ id: 95 }, { id: 91 }]],
    ["no ids", [{}, {}]],
  ])("%s: no id is made up", (_, answered) => {
    const sent = read({ ...wholeEpisode, steps: [wholeEpisode.steps[0], blankStep] });
    const ids = withAnswer(sent, { steps: answered })(sent).rows.map(
      ({ value }) => (value as PlainObject).id,
    );
    expect(ids).toEqual([91, null]);
  });
});

test.each([
  [0, 0, "minutes"],
  [59, 59, "minutes"],
  [60, 1, "hours"],
  [90, 90, "minutes"],
  [1440, 1, "days"],
  [null, null, "minutes"],
  ["x", "x", "minutes"],
] as const)("%j minutes are shown as %j %s", (offset, figure, unit) => {
  expect(shownElapsed(offset)).toEqual({ figure, unit });
  expect(elapsedOf(figure, unit)).toBe(offset);
});

test("ids and flags as texts too", () => {
  expect(episodeId(read({ id: "12" }))).toBe(12);
  expect([0, "x", null, -1].map((id) => episodeId(read({ id })))).toEqual([null, null, null, null]);
  expect(["1", 1, true, 0, "0", null].map((is_active) => isActive(read({ is_active })))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("conditions in a draft belong to the steps at their places", () => {
  const state = read(quietEpisode);
  expect(writePendingConditions(state)).toBe(undefined);
  const read1 = readPendingConditions(state, [{ index: 9, filter: null }, 5, { index: 0 }]);
  expect(read1.pendingConditions).toEqual({});
});
