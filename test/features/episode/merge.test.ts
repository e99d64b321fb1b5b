import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Side } from "../../../src/editor/index.js";
import type { EpisodeState } from "../../../src/features/episode/entity.js";
import { readEpisode, writeEpisode } from "../../../src/features/episode/entity.js";
import { countChanges } from "../../../src/features/episode/merge/changes.js";
import { decide, mergeInto, nameConflict } from "../../../src/features/episode/merge/conflicts.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { blankStep, wholeEpisode } from "../../fixtures/episodes.js";

const step = (id: number | null, days = 1): PlainObject => ({ ...blankStep, id, days });
const read = (steps: readonly PlainObject[], more: PlainObject = {}, firstKey = 0) => {
  const numbered = steps.map((each, at) => ({ ...each, order: at + 1 }));
  return readEpisode({ ...wholeEpisode, ...more, steps: numbered }, firstKey) as EpisodeState;
};
const merge = (before: EpisodeState, mine: EpisodeState, theirs: EpisodeState) =>
  mergeInto(mine, { before, theirs, nextKey: 1000 });
const inBrief = ({ rows }: EpisodeState) =>
  rows.map(({ value }) => `${(value as PlainObject).id}:${(value as PlainObject).days}`);

/** The same sequence with other rows: what stays has its key. */
function edited(state: EpisodeState, change: (rows: PlainObject[]) => PlainObject[]): EpisodeState {
  const keys = new Map(state.rows.map((row) => [(row.value as PlainObject).id, row.key]));
  const values = change(state.rows.map(({ value }) => value as PlainObject));
  const rows = values.map((value, at) => ({
    key: keys.get(value.id ?? null) ?? `m${at}`,
    value: { ...value, order: at + 1 },
    children: null,
  }));
  return { ...state, rows };
}

describe("what two people do to one sequence", () => {
  const before = read([step(1), step(2), step(3)]);
  test.each<[string, (rows: PlainObject[]) => PlainObject[], PlainObject[], string[]]>([
    [
      "both add",
      (rows) => [...rows, step(null, 9)],
      [step(1), step(2), step(3), step(4, 4)],
      ["1:1", "2:1", "3:1", "null:9", "4:4"],
    ],
    [
      "one changes, the other removes another",
      (rows) => [step(1, 5), ...rows.slice(1)],
      [step(1), step(2)],
      ["1:5", "2:1"],
    ],
    [
      "they reorder, I change",
      (rows) => [step(1, 5), ...rows.slice(1)],
      [step(3), step(1), step(2)],
      ["3:1", "1:5", "2:1"],
    ],
    [
      "I reorder, they change",
      (rows) => rows.toReversed(),
      [step(1), step(2, 7), step(3)],
      ["3:1", "2:7", "1:1"],
    ],
    [
      "they insert in the middle",
      (rows) => rows.slice(1),
      [step(1), step(4), step(2), step(3)],
      ["4:1", "2:1", "3:1"],
    ],
    ["both remove the same", (rows) => rows.slice(1), [step(2), step(3)], ["2:1", "3:1"]],
    [
      "both change alike",
      () => [step(1, 5), step(2), step(3)],
      [step(1, 5), step(2), step(3)],
      ["1:5", "2:1", "3:1"],
    ],
  ])("%s", (_, change, theirs, expected) => {
    const { state, conflicts } = merge(before, edited(before, change), read(theirs, {}, 100));
    expect(conflicts).toEqual([]);
    if (expected.length === inBrief(state).length)
      expect(inBrief(state).sort()).toEqual([...expected].sort());
    expect(inBrief(state)).toEqual(expect.arrayContaining(expected));
    // Numbered as they stand.
    expect(state.rows.map(({ value }) => (value as PlainObject).order)).toEqual(
      state.rows.map((__, at) => at + 1),
    );
  });

  test.each<[string, (rows: PlainObject[]) => PlainObject[], PlainObject[], Record<Side, string[]>]>([
    [
      "both change one",
      (rows) => [step(1, 5), ...rows.slice(1)],
      [step(1, 6), step(2), step(3)],
      {
        mine: ["1:5", "2:1", "3:1"],
        theirs: ["1:6", "2:1", "3:1"],
        before: ["1:1", "2:1", "3:1"],
      },
    ],
    [
      "I change what they remove",
      (rows) => [step(1, 5), ...rows.slice(1)],
      [step(2), step(3)],
      {
        // On the server it is gone: what stays comes back as a new one.
        mine: ["null:5", "2:1", "3:1"],
        theirs: ["2:1", "3:1"],
        before: ["null:1", "2:1", "3:1"],
      },
    ],
    [
      "I remove what they change",
      (rows) => rows.slice(1),
      [step(1, 6), step(2), step(3)],
      {
        mine: ["2:1", "3:1"],
        theirs: ["1:6", "2:1", "3:1"],
        before: ["1:1", "2:1", "3:1"],
      },
    ],
  ])("%s: nothing is chosen for them", (_, change, theirs, expected) => {
    const { state, conflicts } = merge(before, edited(before, change), read(theirs, {}, 100));
    expect(conflicts.map(({ id }) => id)).toEqual([1]);
    for (const side of ["mine", "theirs", "before"] as const)
      expect(inBrief(decide(state, { steps: conflicts, name: null, chosen: { 1: side } }))).toEqual(
        expected[side],
      );
  });

  test("the name, and what only the server decides", () => {
    const [mine, theirs] = [
      { ...before, document: { ...before.document, name: "A" } },
      read([], { name: "B", updated_at: "later", is_active: false }),
    ];
    expect(nameConflict(mine, before, theirs)).toEqual({ mine: "A", theirs: "B", before: wholeEpisode.name });
    expect(nameConflict(mine, before, read([], { name: "A" }))).toBe(null);
    expect(nameConflict(before, before, theirs)).toBe(null);
    const { state } = merge(before, before, theirs);
    expect(state.document).toMatchObject({ name: "B", updated_at: "later", is_active: false });
  });

  test("nothing is lost or doubled, whatever both do", () => {
    const change = fc.oneof(
      fc.record({ is: fc.constant("remove" as const), at: fc.nat(9) }),
      fc.record({ is: fc.constant("move" as const), at: fc.nat(9), to: fc.nat(9) }),
      fc.record({
        is: fc.constant("change" as const),
        at: fc.nat(9),
        days: fc.integer({ min: 10, max: 99 }),
      }),
      fc.record({ is: fc.constant("add" as const), at: fc.nat(9), days: fc.integer({ min: 100, max: 199 }) }),
    );
    const apply = (
      rows: PlainObject[],
      changes: readonly (typeof change extends fc.Arbitrary<infer C> ? C : never)[],
      newId: () => number | null,
    ) =>
      changes.reduce((each: PlainObject[], one) => {
        const at = one.at % Math.max(each.length, 1);
        if (one.is === "add") return each.toSpliced(at, 0, step(newId(), one.days));
        if (each.length === 0) return each;
        if (one.is === "remove") return each.toSpliced(at, 1);
        if (one.is === "change") return each.with(at, { ...each[at], days: one.days });
        return each.toSpliced(at, 1).toSpliced(one.to % each.length, 0, each[at] as PlainObject);
      }, rows);
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), fc.array(change, { maxLength: 6 }), (own, others) => {
        const start = read([1, 2, 3, 4, 5].map((id) => step(id)));
        let next = 10;
        const mine = edited(start, (rows) =>
          apply(rows, own, () => null).map((each, at) =>
            each.id === null ? { ...each, time: `0${at % 10}:00` } : each,
          ),
        );
        const theirs = read(
          apply(
            start.rows.map(({ value }) => value as PlainObject),
            others,
            () => next++,
          ),
          {},
          100,
        );
        const { state, conflicts } = merge(start, mine, theirs);
        const values = state.rows.map(({ value }) => value as PlainObject);
        const ids = values.flatMap(({ id }) => (id === null ? [] : [id]));
        // Each once, under a key of its own.
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(state.rows.map(({ key }) => key)).size).toBe(state.rows.length);
        // All that either has added is there.
        const announcement = (of: EpisodeState) =>
          of.rows.filter(({ value }) => (value as PlainObject).id === null).length;
        expect(announcement(state)).toBe(announcement(mine));
        for (const { value } of theirs.rows) {
          const { id } = value as PlainObject;
          if (Number(id) >= 10) expect(ids).toContain(id);
        }
        // What one has changed alone is as they have it.
        const disputed = new Set(conflicts.map(({ id }) => id));
        for (const id of [1, 2, 3, 4, 5]) {
          if (disputed.has(id)) continue;
          const of = (each: EpisodeState) =>
            each.rows.find(({ value }) => (value as PlainObject).id === id)?.value as PlainObject | undefined;
          const [own1, other, result] = [of(mine), of(theirs), of(state)];
          if (!own1 || !other) expect(result).toBe(undefined);
          else expect(result?.days).toBe(own1.days !== 1 ? own1.days : other.days);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

test("how much a save changes", () => {
  const before = read([step(1), step(2), step(3)]);
  const now = edited(before, (rows) => [step(1, 9), ...rows.slice(2), step(null), step(null)]);
  expect(countChanges(before, now)).toEqual({ added: 2, changed: 1, removed: 1 });
  expect(
    countChanges(
      before,
      edited(before, (rows) => rows.toReversed()),
    ),
  ).toEqual({ added: 0, changed: 0, removed: 0 });
  expect(writeEpisode(before).steps).toHaveLength(3);
});
