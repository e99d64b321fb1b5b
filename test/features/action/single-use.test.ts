import { expect, it } from "vitest";
import { allEffects } from "../../../src/features/action/effects/index.js";
import { createVariants } from "../../../src/list-editor/index.js";
import { actionOf, openModel } from "./open-model.js";

/* A family in which text may be there once: the rule is the same for every kind. */
const onlyOnce = { ...allEffects.ofType(1)!, once: true as const };
const variants = createVariants([onlyOnce]);

const open = (...texts: string[]) => openModel(actionOf(...texts), {}, variants);

it("a single-use effect is added once, and refused without a trace after that", () => {
  const { model, texts, edits, takeFocus } = open();
  expect(model.addEffect(onlyOnce)).toBe(true);
  takeFocus();
  expect(model.addEffect(onlyOnce)).toBe(false);
  expect(texts()).toEqual([""]);
  expect(edits()).toBe(1);
  expect(takeFocus()).toBeNull();
});

it("it may be added again once it is removed, and by undo is there again", () => {
  const { model, keys } = open("一");
  expect(model.addEffect(onlyOnce)).toBe(false);
  model.removeEffect(keys()[0]!);
  expect(model.addEffect(onlyOnce)).toBe(true);
  model.undo();
  model.undo();
  expect(model.addEffect(onlyOnce)).toBe(false);
});

it("it is not duplicated", () => {
  const { model, texts, edits, keys } = open("一");
  model.duplicateEffect(keys()[0]!);
  expect(texts()).toEqual(["一"]);
  expect(edits()).toBe(0);
});

it("two that were loaded are kept", () => {
  const { model } = open("一", "二");
  expect(model.value()).toEqual(actionOf("一", "二"));
});
