import { safeParse } from "valibot";
import { describe, expect, it, test } from "vitest";
import type { ResourceItem } from "../../../../src/api/resources.js";
import {
  chooseFireType,
  choosePlan,
  chooseSlot,
  type EventReservationEffect,
  eventReservation,
  FireType,
  reservationOf,
  setTakes,
} from "../../../../src/features/action/effects/event-reservation/event-reservation.js";
import { eventReservationSamples as samples } from "../../../../src/features/action/effects/event-reservation/event-reservation.samples.js";
import { createResource } from "../../../../src/features/picker/index.js";
import type { PageLists } from "../../../../src/references/index.js";
import every from "../../../fixtures/action-every-effect.json" with { type: "json" };
import defaults from "../../../fixtures/defaults.json" with { type: "json" };
import { settingsWith } from "../open-model.js";
import { sentenceOf, sharedSentences, varied } from "./effect-sentences.js";

const { typical, sparse, withUnknownKeys } = samples;

test("a new one has the values of the public surface, in their order", () => {
  expect(JSON.stringify(eventReservation.create())).toBe(JSON.stringify(defaults.effects[31]));
});

test("the canonical one is a sample, key for key", () => {
  expect(every.inputs.filter(({ type }) => type === 31).map((each) => JSON.stringify(each))).toEqual([
    JSON.stringify(typical),
  ]);
});

test.each(Object.entries(samples))("sample %s is read with nothing changed", (_, effect) => {
  expect(safeParse(eventReservation.schema, effect)).toMatchObject({ success: true, output: effect });
});

test("what a server writes for nothing is read too", () => {
  const nothing = Object.fromEntries(Object.keys(typical).map((key) => [key, null]));
  expect(safeParse(eventReservation.schema, { ...nothing, type: 31 }).success).toBe(true);
});

test.each([{ fire_type: "change" }, { fire_type: 1 }, { event_slot_id: [801] }, { num_of_takes: true }])(
  "with %j it is held",
  (change) => {
    expect(safeParse(eventReservation.schema, { ...typical, ...change }).success).toBe(false);
  },
);

test("one place unless it is said, and what is done is always said (rules: event-reservation-count)", () => {
  expect(reservationOf(sparse)).toEqual({
    fire_type: null,
    event_slot_id: null,
    event_menu_id: null,
    num_of_takes: 1,
  });
});

describe("what the operator does (rules: event-reservation-effect)", () => {
  it.each<[string, EventReservationEffect, object]>([
    [
      "it is to be cancelled",
      chooseFireType(withUnknownKeys, FireType.cancel),
      { ...withUnknownKeys, fire_type: "cancel" },
    ],
    [
      "another slot is chosen, whose plans are others",
      chooseSlot(withUnknownKeys, 803),
      { ...withUnknownKeys, event_slot_id: 803, event_menu_id: null },
    ],
    ["the same slot again", chooseSlot(typical, 801), typical],
    ["the same slot in another spelling", chooseSlot(samples.inText, 801), samples.inText],
    [
      "the slot is taken off",
      chooseSlot(typical, null),
      { ...typical, event_slot_id: null, event_menu_id: null },
    ],
    ["a plan is chosen", choosePlan(typical, 812), { ...typical, event_menu_id: 812 }],
    ["places are entered", setTakes(typical, 3), { ...typical, num_of_takes: 3 }],
    [
      "fewer than one stay, to be refused (rules: event-reservation-count)",
      setTakes(typical, 0),
      { ...typical, num_of_takes: 0 },
    ],
    ["what is no number stays", setTakes(typical, "二"), { ...typical, num_of_takes: "二" }],
    ["nothing is nothing", setTakes(typical, null), { ...typical, num_of_takes: "" }],
    ["missing keys stay missing", choosePlan(sparse, 811), { type: 31, event_menu_id: 811 }],
  ])("%s", (_, after, expected) => expect(JSON.stringify(after)).toBe(JSON.stringify(expected)));
});

describe("fire type, slot and plan required, count minimum 1 (rules: event-reservation-effect)", () => {
  const fireType = { field: "fire_type", message: "操作を選択してください。" };
  const slot = { field: "event_slot_id", message: "予約枠を選択してください。" };
  const plan = { field: "event_menu_id", message: "プランを選択してください。" };
  const takes = { field: "num_of_takes", message: "予約数は1以上の整数で入力してください。" };
  it.each<[string, EventReservationEffect, object[]]>([
    ["typical", typical, []],
    ["cancelling", samples.cancel, []],
    ["in text", samples.inText, []],
    ["a slot without plans", samples.withoutPlans, []],
    ["no plan of a slot with plans", samples.planUnchosen, [plan]],
    ["cancelling no plan of a slot with plans", { ...samples.planUnchosen, fire_type: "cancel" }, [plan]],
    ["no plan of a slot that is deleted", { ...samples.deleted, event_menu_id: null }, []],
    ["deleted", samples.deleted, []],
    ["empty", samples.empty, [slot]],
    ["empty texts", samples.emptyTexts, [fireType, slot, takes]],
    ["sparse", sparse, [fireType, slot]],
    ["no place", samples.tooFew, [takes]],
    ["fewer than none", { ...typical, num_of_takes: -1 }, [takes]],
    ["half a place", { ...typical, num_of_takes: 1.5 }, [takes]],
    ["no figure", samples.hostile, [takes]],
  ])("%s", (_, effect, problems) => expect(problemsWith(demoSlots, effect)).toEqual(problems));

  it("does not say that a plan is missing as long as nobody knows whether there are any", () => {
    expect(problemsWith(undefined, samples.planUnchosen)).toEqual([]);
    expect(problemsWith(null, samples.planUnchosen)).toEqual([]);
  });
});

test.each<[keyof typeof samples, string, string]>([
  [
    "typical",
    "予約枠「slot801」のプラン「801のプラン811」を1件予約する",
    "Make 1 × the event reservation of the slot “slot801” with the plan “801のプラン811”",
  ],
  [
    "cancel",
    "予約枠「slot801」のプラン「801のプラン811」を1件キャンセルする",
    "Cancel 1 × the event reservation of the slot “slot801” with the plan “801のプラン811”",
  ],
  ["withoutPlans", "予約枠「slot802」を1件予約する", "Make 1 × the event reservation of the slot “slot802”"],
  [
    "sparse",
    "予約枠（未選択）を1件操作（未選択）",
    "(nothing chosen) 1 × the event reservation of the slot (nothing chosen)",
  ],
])("%s says %s", (name, ja, en) => {
  expect(sentenceOf(eventReservation, samples[name])).toBe(ja);
  expect(sentenceOf(eventReservation, samples[name], "en")).toBe(en);
});

describe("no two that do different things are said alike, in any language", () => {
  type Effect = EventReservationEffect;
  it.each<[string, Effect[]]>([
    ["fire_type", varied<Effect, "fire_type">(typical, "fire_type", ["make", "cancel", null])],
    ["event_slot_id", varied<Effect, "event_slot_id">(typical, "event_slot_id", [801, 802, null])],
    ["event_menu_id", varied<Effect, "event_menu_id">(typical, "event_menu_id", [811, 812, null])],
    ["num_of_takes", varied<Effect, "num_of_takes">(typical, "num_of_takes", [1, 2, "<b>"])],
  ])("%s", (_, effects) => expect(sharedSentences(eventReservation, effects)).toEqual([]));
});

const demoSlots = [
  {
    id: 801,
    name: "ヘッドスパ体験会",
    has_menu: 1,
    event_menus: [{ id: 811, name: "30分コース", price: 3300 }],
  },
  { id: 802, name: "ヘアケア教室", has_menu: 0, event_menus: [] },
] as unknown as readonly ResourceItem[];

/** What keeps an effect from being saved: with the list of slots, while it is awaited (`null`), and before it can be. */
function problemsWith(slots: readonly ResourceItem[] | null | undefined, effect: EventReservationEffect) {
  const list = createResource({
    given: slots
      ? {
          items: Object.fromEntries(slots.map((slot) => [slot.id, slot])),
          groups: {},
          ids: slots.map(({ id }) => id),
          group_ids: [],
          meta: {},
        }
      : null,
    load: () => new Promise(() => {}),
    forbiddenIsEmpty: false,
    now: () => 0,
  });
  const lists: PageLists | undefined =
    slots === undefined
      ? undefined
      : { list: () => list, choices: () => list, add: () => Promise.reject(new Error("nothing is added")) };
  const { limits } = settingsWith();
  return eventReservation.problems(effect, {
    locale: "ja",
    limits,
    now: "2026-05-01 09:00",
    lists,
  });
}
