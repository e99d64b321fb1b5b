import { describe, expect, it } from "vitest";
import {
  decideCondition,
  dropCondition,
  editCondition,
  openCondition,
} from "../../../../src/features/action/condition/transitions.js";
import { type ActionState, readAction } from "../../../../src/features/action/entity.js";
import { leaveCondition } from "../../../../src/features/action/transitions.js";
import { filterOn } from "../../condition-slide/filter-on.js";
import { actionOf, textEffect } from "../open-model.js";

const work = filterOn("田中");

/** One without a condition, one with the condition 31, one that is no effect; `changes` on top, all of it frozen. */
function stateWith(changes: Partial<ActionState> = {}): ActionState {
  const inputs = [textEffect("一"), textEffect("二", { member_query_id: 31, note: { any: 1 } }), null];
  const state = readAction({ ...actionOf(), inputs });
  if (!state) throw new Error("the test's own action cannot be read");
  return freeze({ ...state, ...changes });
}

function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

const idsOf = (state: ActionState | null) =>
  state?.rows.map(({ value: effect }) => (effect as { member_query_id?: unknown } | null)?.member_query_id);

describe("going to a condition", () => {
  it("shows it, and edits nothing", () => {
    const state = stateWith();
    expect(openCondition(state, "r0")).toEqual({ ...state, slide: "r0" });
  });
  it("from another one goes there", () => {
    expect(openCondition(stateWith({ slide: "r1" }), "r0")?.slide).toBe("r0");
  });
});

describe("leaving it", () => {
  it("keeps what was begun", () => {
    const state = stateWith({ slide: "r0", pendingConditions: { r0: work } });
    expect(leaveCondition(state)).toEqual({ ...state, slide: null });
  });
});

describe("working on it", () => {
  it("keeps the filter beside the effects, those of other rows too", () => {
    const other = filterOn("佐藤");
    const state = stateWith({ pendingConditions: { r1: other } });
    const next = editCondition(state, "r0", work);
    expect(next).toEqual({ ...state, pendingConditions: { r0: work, r1: other } });
    expect(next?.rows).toBe(state.rows);
  });
});

describe("deciding it", () => {
  it.each([
    ["a first one", "r0", [7, 31, undefined]],
    ["another one", "r1", [null, 7, undefined]],
  ])("gives the effect %s, goes back, and nothing is begun any more", (_, key, ids) => {
    const next = decideCondition(stateWith({ slide: key, pendingConditions: { [key]: work } }), key, 7);
    expect(idsOf(next)).toEqual(ids);
    expect([next?.slide, next?.pendingConditions]).toEqual([null, {}]);
  });
  it("keeps every other key of the effect, and other rows as they are", () => {
    const state = stateWith();
    const next = decideCondition(state, "r1", 7);
    expect(next?.rows[1]?.value).toEqual({ ...textEffect("二"), member_query_id: 7, note: { any: 1 } });
    expect(next?.rows[0]).toBe(state.rows[0]);
  });
  it("keeps another slide open, and what was begun there", () => {
    const next = decideCondition(
      stateWith({ slide: "r1", pendingConditions: { r0: work, r1: work } }),
      "r0",
      7,
    );
    expect([next?.slide, next?.pendingConditions]).toEqual(["r1", { r1: work }]);
  });
  it("for the id it had changes no row", () => {
    const state = stateWith();
    expect(decideCondition(state, "r1", 31)?.rows[1]).toBe(state.rows[1]);
  });
});

describe("dropping it", () => {
  it.each<[what: string, key: string, changes: Partial<ActionState>]>([
    ["a stored one", "r1", {}],
    ["a begun one", "r0", { pendingConditions: { r0: work } }],
    ["a stored one that was begun again", "r1", { slide: "r1", pendingConditions: { r1: work } }],
  ])("takes off %s", (_, key, changes) => {
    const next = dropCondition(stateWith(changes), key);
    expect(idsOf(next)?.[Number(key[1])]).toBeNull();
    expect([next?.slide, next?.pendingConditions]).toEqual([null, {}]);
  });
  it("does nothing where there is none", () => {
    expect(dropCondition(stateWith(), "r0")).toBeNull();
  });
});

describe.each([
  ["a row that is not there", "r9"],
  ["a row that is no effect", "r2"],
])("of %s", (_, key) => {
  it.each<[what: string, act: (state: ActionState) => ActionState | null]>([
    ["open", (state) => openCondition(state, key)],
    ["work on", (state) => editCondition(state, key, work)],
    ["decide", (state) => decideCondition(state, key, 7)],
    ["drop", (state) => dropCondition(state, key)],
  ])("nobody can %s a condition", (_, act) => {
    expect(act(stateWith())).toBeNull();
  });
});
