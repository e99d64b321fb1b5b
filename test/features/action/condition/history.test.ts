import fc from "fast-check";
import { expect, it } from "vitest";
import {
  decideCondition,
  dropCondition,
  editCondition,
  openCondition,
} from "../../../../src/features/action/condition/transitions.js";
import { allEffects } from "../../../../src/features/action/effects/index.js";
import type { ActionState } from "../../../../src/features/action/entity.js";
import { conditionOf, leaveCondition } from "../../../../src/features/action/transitions.js";
import { filterOn } from "../../condition-slide/filter-on.js";
import { actionOf, type OpenModel, openModel, textEffect } from "../open-model.js";

const text = allEffects.ofType(1)!;
const start = {
  ...actionOf(),
  inputs: [textEffect("一", { member_query_id: 30 }), null, textEffect("三")],
};

type Act = (model: OpenModel["model"], key: string) => void;

const acts: Record<string, Act> = {
  add: (model) => model.addEffect(text),
  copy: (model, key) => model.duplicateEffect(key),
  remove: (model, key) => model.removeEffect(key),
  up: (model, key) => model.moveEffect(key, -1),
  down: (model, key) => model.moveEffect(key, 1),
  open: (model, key) => model.replace(openCondition(model.state(), key)),
  leave: (model) => model.replace(leaveCondition(model.state())),
  work: (model, key) => model.edit(editCondition(model.state(), key, filterOn("田中"))),
  type: (model, key) =>
    model.edit(editCondition(model.state(), key, filterOn("田")), `${key}.condition.r0.names`),
  decide: (model, key) => model.edit(decideCondition(model.state(), key, 40 + Number(key.slice(1)))),
  drop: (model, key) => model.edit(dropCondition(model.state(), key)),
  undo: (model) => model.undoEdit(),
  redo: (model) => model.redoEdit(),
};

const anyAct = fc.record({ act: fc.constantFrom(...Object.keys(acts)), row: fc.nat({ max: 9 }) });

/** Everything but what is on the screen: undo passes over that. */
const content = ({ rows, pendingConditions }: ActionState) => ({ rows, pendingConditions });

it("any sequence of list and slide keeps conditions with their rows, and is walked back to the start and forth", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 40, size: "max" }), (sequence) => {
      const { model, wait, keys } = openModel(structuredClone(start));
      const first = content(model.state());
      for (const { act, row } of sequence) {
        wait(100);
        const before = model.state();
        const key = keys()[row % Math.max(keys().length, 1)] ?? "none";
        acts[act]?.(model, key);
        const after = model.state();
        if (after !== before) seen.add(act);
        if (["decide", "drop"].includes(act) && after !== before) {
          const at = after.rows.findIndex((each) => each.key === key);
          expect(conditionOf(after.rows[at]?.value ?? null)).toBe(
            act === "drop" ? null : 40 + Number(key.slice(1)),
          );
          expect(after.pendingConditions).not.toHaveProperty(key);
          expect(after.slide).not.toBe(key);
        }
        const others = before.rows.filter(
          (each) => each.key !== key && after.rows.some((now) => now.key === each.key),
        );
        if (!["undo", "redo"].includes(act))
          for (const other of others) {
            expect(after.rows).toContain(other);
            expect(after.pendingConditions[other.key]).toBe(before.pendingConditions[other.key]);
          }
        expect(new Set(keys()).size).toBe(keys().length);
        expect(
          model
            .problems()
            .filter(({ field }) => field === "condition")
            .map((each) => each.row),
        ).toEqual(keys().filter((each) => after.pendingConditions[each]));
      }
      while (model.redo());
      const last = content(model.state());
      while (model.undo());
      expect(content(model.state())).toEqual(first);
      expect(model.isDirty()).toBe(false);
      while (model.redo());
      expect(content(model.state())).toEqual(last);
    }),
    { numRuns: 200 },
  );
  expect([...seen].sort()).toEqual(Object.keys(acts).sort());
}, 60_000);
