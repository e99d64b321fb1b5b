import type { Answer, Failure } from "../../../../lib/failure.js";
import type { PlainObject } from "../../../../lib/plain-data.js";
import type { FilterState } from "../../../filter/index.js";
import type { ActionModel } from "../../model.js";
import type { ConditionSave } from "../condition-save.js";
import { decideCondition } from "../transitions.js";

/**
 * Saves what is pending for the row and makes it the row's condition. Gives how it went; `null` where nothing was done. A
 * save belongs to the filter and not to the slide: an answer counts for exactly the filter that was sent, whatever is on
 * the screen by then, and a filter that is saved already is not saved again.
 */
export async function saveCondition(
  key: string,
  filter: PlainObject,
  port: {
    model: Pick<ActionModel, "state" | "edit" | "goTo">;
    /** How each save went so far. */
    saves: {
      get(pending: FilterState): ConditionSave | undefined;
      set(pending: FilterState, save: ConditionSave): void;
    };
    save(filter: PlainObject): Promise<Answer<{ id: number | null }>>;
    /** What was saved is known from now on. */
    keep(id: number, filter: PlainObject): void;
    /** Gets each failed save once, also where whoever began it has gone on. */
    reportFailure(failure: Failure): void;
  },
): Promise<ConditionSave | null> {
  const { model, saves } = port;
  const pending = model.state().pendingConditions[key];
  const before = pending && saves.get(pending);
  if (!pending || before?.is === "saving") return null;
  if (before?.is === "saved") {
    apply(before.id);
    return before;
  }
  saves.set(pending, { is: "saving" });
  const answer = await port.save(filter);
  if (!answer.ok) return fail(answer.failure);
  const { id } = answer.data;
  if (id === null) return fail({ kind: "unreadable", status: answer.status, messages: [] });
  port.keep(id, filter);
  const saved: ConditionSave = { is: "saved", id };
  saves.set(pending, saved);
  apply(id);
  return saved;

  function fail(failure: Failure): ConditionSave {
    const failed: ConditionSave = { is: "failed", failure };
    saves.set(pending as FilterState, failed);
    port.reportFailure(failure);
    return failed;
  }
  /** Whoever went on while it was saved, took it back or moved it out has not decided this. */
  function apply(id: number): void {
    const state = model.state();
    if (state.pendingConditions[key] !== pending || !model.edit(decideCondition(state, key, id))) return;
    if (state.slide === key) model.goTo({ row: key, field: "condition" });
  }
}
