import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findLogicWarnings } from "../../../../src/features/filter/checks/find-logic-warnings.js";
import { findsNobody, type LogicWarning } from "../../../../src/features/filter/checks/logic-warning.js";
import type { Known } from "../../../../src/features/filter/conditions/rules/known.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { rowOf } from "../../../../src/list-editor/index.js";
import { anyCondition, anyFriend, choiceNames, type ImaginaryFriend, meets } from "./imaginary-friend.js";
import { filterOf, orPanel } from "./judge.js";

const known: Known = {
  isDeleted: () => false,
  variableType: (variable) => ({ 201: 0, 202: 1, 203: 30, 204: 20 })[Number(variable)] ?? null,
  choiceName: (_, choice) => choiceNames[choice] ?? null,
  isSingle: ({ key }) => key === "total",
};

const runs = 200;
/** Hundreds of filters take a while where other tests run beside them. */
const timeout = 60_000;

/** A friend, conditions all of which the friend meets, and or-panels one branch of each of which the friend meets. */
const satisfiable = fc
  .record({
    friend: anyFriend,
    conditions: fc.array(anyCondition, { minLength: 30, maxLength: 60 }),
    panels: fc.array(fc.array(anyCondition, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
  })
  .map(({ friend, conditions, panels }) => ({
    friend,
    conditions: conditions.filter((each) => meets(friend, each)),
    panels: panels.filter((branches) => branches.some((each) => meets(friend, each))),
  }));

test.each([
  ["with all lists there", known],
  ["with no list there", {}],
])("a filter that somebody meets is never said to find nobody, %s", { timeout }, (_, knowledge) => {
  let [judged, panelsJudged] = [0, 0];
  fc.assert(
    fc.property(satisfiable, ({ friend, conditions, panels }) => {
      judged += conditions.length;
      panelsJudged += panels.length;
      const state = filterOf(...conditions, ...panels.map((branches) => orPanel(...branches)));
      const warnings = findLogicWarnings(state, knowledge);
      expect(warnings.filter(findsNobody)).toEqual([]);
      for (const warning of warnings.filter(isImpossibleBranch)) {
        const branch = rowOf(state, warning.row)?.value as PlainObject;
        expect(meets(friend, branch), JSON.stringify(branch)).toBe(false);
      }
    }),
    { numRuns: runs },
  );
  // Were hardly a condition true of a friend, nothing would have been shown.
  expect(judged / runs).toBeGreaterThan(10);
  expect(panelsJudged / runs).toBeGreaterThan(1);
});

test("of many friends nobody meets a pair that is said to contradict itself, and there are many such pairs", {
  timeout,
}, () => {
  const friends = fc.sample(anyFriend, { numRuns: 200, seed: 1 });
  const pairs = fc.sample(fc.tuple(anyCondition, anyCondition), { numRuns: 3000, seed: 2 });
  const both = (one: PlainObject, another: PlainObject) => (friend: ImaginaryFriend) =>
    meets(friend, one) && meets(friend, another);
  const found = pairs.filter(([one, another]) =>
    findLogicWarnings(filterOf(one, another), known).some(findsNobody),
  );
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(([one, another]) => friends.some(both(one, another)))).toEqual([]);
});

function isImpossibleBranch({ kind, reason }: LogicWarning): boolean {
  return kind === "redundant" && typeof reason === "object";
}
