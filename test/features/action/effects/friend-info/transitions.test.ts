import { describe, expect, it } from "vitest";
import type { FriendInfoEffect } from "../../../../../src/features/action/effects/friend-info/effect.js";
import { friendInfoSamples as samples } from "../../../../../src/features/action/effects/friend-info/friend-info.samples.js";
import * as transitions from "../../../../../src/features/action/effects/friend-info/transitions.js";

type Sample = keyof typeof samples;

describe("choosing a variable resets operand, value type and values (rules: friend-info-chosen-anew)", () => {
  it.each<[from: Sample, type: number | null, operand: number]>([
    ["typical", 0, 1],
    ["subtracted", 1, 1],
    ["random", 2, 1],
    ["cleared", 0, 1],
    ["linked", 30, 1],
    ["actionDate", 0, 1],
    ["typical", 20, 4],
    ["choice", 20, 4],
    ["typical", 10, 4],
    ["typical", 13, 4],
    ["withUnknownKeys", null, 1],
  ])("from %s to type %j", (from, type, operand) => {
    const { context: _, ...before }: FriendInfoEffect = samples[from];
    expect(JSON.stringify(transitions.chooseVariable(samples[from], 209, type))).toBe(
      JSON.stringify({
        ...before,
        var_id: 209,
        var_type: type,
        operand,
        valuetype: 1,
        fix_value: "",
        min_value: 0,
        max_value: 0,
        dynamic_value: null,
      }),
    );
  });
});

describe("choosing the operand (clearing empties the fixed value; rules: friend-info-cleared)", () => {
  it.each<[from: Sample, operand: 1 | 2 | 3 | 4, changes: object]>([
    ["typical", 4, { fix_value: "" }],
    ["typical", 2, {}],
    ["added", 3, {}],
    ["added", 4, { fix_value: "" }],
    ["random", 4, { fix_value: "" }],
    ["cleared", 1, {}],
    ["choice", 4, { fix_value: "" }],
    ["withUnknownKeys", 4, { fix_value: "" }],
  ])("from %s to %d", (from, operand, changes) => {
    const before = samples[from];
    const after = transitions.chooseOperand(before, operand);
    expect(JSON.stringify(after)).toBe(JSON.stringify({ ...before, operand, ...changes }));
  });

  it.each<[from: Sample, operand: 1 | 2 | 3 | 4, keepsLink: boolean]>([
    ["linked", 2, false],
    ["linked", 4, true],
    ["linkedFigure", 3, true],
    ["linkedFigure", 1, true],
  ])("a linked value stays where it can still be used: %s to %d", (from, operand, keepsLink) => {
    expect("context" in transitions.chooseOperand(samples[from], operand)).toBe(keepsLink);
  });
});

describe("choosing the kind of value (the day of the action forces value type 3; rules: friend-info-effect)", () => {
  const before = samples.withUnknownKeys;
  it.each<[from: FriendInfoEffect, valuetype: 1 | 2 | 3 | 15, changes: object]>([
    [before, 2, { valuetype: 2 }],
    [before, 15, { valuetype: 15 }],
    [samples.noDate, 3, { valuetype: 3, dynamic_value: "action_date" }],
    [samples.actionDate, 1, { valuetype: 1, dynamic_value: null }],
    [samples.actionDate, 15, { valuetype: 15, dynamic_value: null }],
    [samples.choice, 15, { valuetype: 15, operand: 1 }],
    [samples.choiceCleared, 15, { valuetype: 15, operand: 1 }],
    [{ ...samples.choiceCleared, operand: 1, valuetype: 15 }, 1, { valuetype: 1, operand: 4 }],
    [{ ...samples.choice, valuetype: 15 }, 1, { valuetype: 1, operand: 1 }],
  ])("%# to %d", (from, valuetype, changes) => {
    expect(transitions.chooseValueType(from, valuetype)).toEqual({ ...from, ...changes });
  });

  it("what is not linked has no context", () => {
    expect(transitions.chooseValueType(samples.linked, 1)).not.toHaveProperty("context");
    expect(transitions.chooseValueType(samples.linked, 15)).toEqual(samples.linked);
  });
});

describe("a selection (choosing a value sets operand 1, clearing sets 4; rules: friend-info-selection)", () => {
  it.each<[from: Sample, id: number | string | null, operand: number, fix_value: string]>([
    ["choiceCleared", 2041, 1, "2041"],
    ["choiceCleared", "2041", 1, "2041"],
    ["choice", 2042, 1, "2042"],
    ["choice", null, 4, ""],
    ["deletedChoice", null, 4, ""],
  ])("%s, %j", (from, id, operand, fix_value) => {
    expect(transitions.chooseChoice(samples[from], id)).toEqual({ ...samples[from], operand, fix_value });
  });

  it("is written when a linked value is chosen", () => {
    const { context } = samples.linked;
    const after = transitions.chooseLinkedValue({ ...samples.choiceCleared, valuetype: 15 }, context);
    expect(after).toEqual({ ...samples.choiceCleared, valuetype: 15, operand: 1, context });
    expect(transitions.chooseLinkedValue(samples.linkedFigure, context)).toMatchObject({ operand: 2 });
  });
});

it("figures are stored as text", () => {
  expect(transitions.writeFigure(samples.added, 12.5).fix_value).toBe("12.5");
  expect(transitions.writeFigure(samples.added, null).fix_value).toBe("");
  expect(transitions.writeConstant(samples.withUnknownKeys, "新")).toEqual({
    ...samples.withUnknownKeys,
    fix_value: "新",
  });
});

it.each<[stored: FriendInfoEffect["var_type"], listed: number | null, after: unknown]>([
  [null, 30, 30],
  [undefined, 30, 30],
  [0, 30, 0],
  ["0", 30, "0"],
  [null, null, null],
])("a stored type %j stands against %j of the list as %j", (var_type, listed, after) => {
  const before = { ...samples.typical, var_type } as FriendInfoEffect;
  expect(transitions.knowType(before, listed).var_type).toBe(after);
});
