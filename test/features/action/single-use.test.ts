import { expect, it, vi } from "vitest";
import { definitionForType } from "../../../src/features/action/effects/index.js";
import { actionOf, openModel } from "./open-model.js";

/* A family in which text may be there once: the rule is the same for every kind. */
vi.mock(import("../../../src/features/action/effects/kinds.js"), async (load) => {
  const module = await load();
  return { ...module, kindOfType: () => ({ type: 1 as const, once: true as const }) };
});

const onlyOnce = definitionForType(1)!;

it("a single-use effect is added once, and refused without a trace after that", () => {
  const { model, texts, edits, takeFocus } = openModel(actionOf());
  expect(model.addEffect(onlyOnce)).toBe(true);
  takeFocus();
  expect(model.addEffect(onlyOnce)).toBe(false);
  expect(texts()).toEqual([""]);
  expect(edits()).toBe(1);
  expect(takeFocus()).toBeNull();
});

it("it may be added again once it is removed, and by undo is there again", () => {
  const { model, keys } = openModel(actionOf("一"));
  expect(model.addEffect(onlyOnce)).toBe(false);
  model.removeEffect(keys()[0]!);
  expect(model.addEffect(onlyOnce)).toBe(true);
  model.undo();
  model.undo();
  expect(model.addEffect(onlyOnce)).toBe(false);
});

it("it is not duplicated", () => {
  const { model, texts, edits, keys } = openModel(actionOf("一"));
  model.duplicateEffect(keys()[0]!);
  expect(texts()).toEqual(["一"]);
  expect(edits()).toBe(0);
});

it("two that were loaded are kept", () => {
  const { model } = openModel(actionOf("一", "二"));
  expect(model.value()).toEqual(actionOf("一", "二"));
});
