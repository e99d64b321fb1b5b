import { describe, expect, test } from "vitest";
import {
  type EventReservationCondition,
  eventReservation,
} from "../../../../src/features/filter/conditions/event-reservation/event-reservation.js";
import { eventReservationSamples as samples } from "../../../../src/features/filter/conditions/event-reservation/event-reservation.samples.js";
import {
  chooseExcept,
  chooseFolder,
  chooseMethod,
  chooseReservation,
  chooseSlot,
} from "../../../../src/features/filter/conditions/event-reservation/transitions.js";
import { sampleNames } from "../../../references/sample-names.js";
import { sharedSentences, varied } from "./distinct.js";
import { summarizedBy } from "./summaries.js";

const summarizeEventReservation = summarizedBy(eventReservation);

const matches = [1, 2, 3, 4, 11, 12, 13, 14] as const;
const { typical, folder, withUnknownKeys, sparse } = samples;

describe("the type and whether it is excluded keep each other (rules: event-condition)", () => {
  test.each(matches.map((match) => [match] as const))("from %i on", (match) => {
    const base = match > 10 ? 10 : 0;
    for (const type of [1, 2, 3, 4] as const)
      expect(chooseReservation({ ...typical, match }, type)).toEqual({ ...typical, match: type + base });
    expect(chooseExcept({ ...typical, match }, true)).toEqual({ ...typical, match: (match % 10) + 10 });
    expect(chooseExcept({ ...typical, match }, false)).toEqual({ ...typical, match: match % 10 });
  });

  test("a sparse one counts as reserved", () => {
    expect(chooseExcept(sparse, true)).toEqual({ type: 65, match: 11 });
    expect(chooseReservation(sparse, 3)).toEqual({ type: 65, match: 3 });
  });
});

test("a slot and a folder do not take each other away, and unknown keys stay", () => {
  expect(chooseMethod(withUnknownKeys, 1)).toEqual({ ...withUnknownKeys, use_group: 1 });
  expect(chooseSlot(folder, 7)).toEqual({ ...folder, event_slot_id: 7 });
  expect(chooseFolder(typical, "8")).toEqual({ ...typical, event_slot_group_id: "8" });
});

test("what must be chosen depends on the way of choosing", () => {
  const { reserved, folderUnchosen, empty } = samples;
  const unfinished = [reserved, folder, folderUnchosen, empty, sparse].map(eventReservation.unfinished);
  expect(unfinished).toEqual([false, false, true, true, true]);
});

test("the opposite is everything except it", () => {
  const opposites = matches.map((match) => eventReservation.opposite({ ...typical, match }).match);
  expect(opposites).toEqual([11, 12, 13, 14, 1, 2, 3, 4]);
  expect(eventReservation.opposite(sparse)).toEqual({ type: 65, match: 11 });
});

describe("sentences", () => {
  test.each([
    ["typical", "予約枠「slot801」のイベント予約が予約済み以外である"],
    ["pending", "予約枠「slot801」のイベント予約が新規申請中である"],
    ["folder", "予約枠フォルダ「slotのフォルダ81」のイベント予約が予約済みである"],
    ["folderUnchosen", "予約枠（未選択）のイベント予約が予約済みである"],
    ["sparse", "予約枠（未選択）のイベント予約が予約済みである"],
  ] as const)("%s", (name, sentence) => {
    expect(summarizeEventReservation(samples[name], sampleNames, "ja")).toBe(sentence);
  });

  test("differ with every field that changes who is found", async () => {
    const base: EventReservationCondition = typical;
    const byFolder: EventReservationCondition = folder;
    const conditions = [
      ...varied(base, "match", matches),
      ...varied(base, "event_slot_id", [null, 802]),
      ...varied(byFolder, "event_slot_group_id", [81, 82]),
    ];
    expect(await sharedSentences(summarizeEventReservation, conditions)).toEqual([]);
  });
});
