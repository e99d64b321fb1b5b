import type { Answer, Failure } from "../../../lib/failure.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import type { FilterState } from "../../filter/late.js";
import type { ActionModel } from "../model.js";
import { decideCondition } from "./transitions.js";

/** How the saving of a filter went. */
export type ConditionSave =
  | { is: "saving" }
  | { is: "saved"; id: number }
  | { is: "failed"; failure: Failure };

/**
 * The saves of one action's conditions. They belong to the filters and not to the slide: an answer counts for exactly the
 * filter that was sent, whatever is on the screen by then, and a filter that is saved already is not saved again.
 */
export interface ConditionSaves {
  of(work: FilterState | undefined): ConditionSave | null;
  /** Saves what was begun for the row and makes it the row's condition. Gives how it went; nothing where nothing was done. */
  decide(key: string, filter: PlainObject): Promise<ConditionSave | null>;
  subscribe(listener: () => void): () => void;
}

export function createConditionSaves(port: {
  model: Pick<ActionModel, "state" | "edit" | "goTo">;
  save(filter: PlainObject): Promise<Answer<{ id: number | null }>>;
  /** What was saved is known from now on. */
  keep(id: number, filter: PlainObject): void;
  /** Hears of each failed save once, also where whoever began it has gone on. */
  tellFailure(failure: Failure): void;
}): ConditionSaves {
  const { model } = port;
  const saves = new WeakMap<FilterState, ConditionSave>();
  const listeners = new Set<() => void>();
  function become<S extends ConditionSave>(work: FilterState, save: S): S {
    saves.set(work, save);
    for (const listener of listeners) listener();
    return save;
  }
  function fail(work: FilterState, failure: Failure): ConditionSave {
    const failed = become(work, { is: "failed", failure });
    port.tellFailure(failure);
    return failed;
  }
  /** Whoever went on while it was saved, took it back or moved it out has not decided this. */
  function apply(key: string, work: FilterState, id: number): void {
    const state = model.state();
    if (state.works[key] !== work || !model.edit(decideCondition(state, key, id))) return;
    if (state.slide === key) model.goTo({ row: key, field: "condition" });
  }
  return {
    of: (work) => (work && saves.get(work)) ?? null,
    async decide(key, filter) {
      const work = model.state().works[key];
      const before = work && saves.get(work);
      if (!work || before?.is === "saving") return null;
      if (before?.is === "saved") {
        apply(key, work, before.id);
        return before;
      }
      become(work, { is: "saving" });
      const answer = await port.save(filter);
      if (!answer.ok) return fail(work, answer.failure);
      const { id } = answer.data;
      if (id === null) return fail(work, { kind: "unreadable", status: answer.status, messages: [] });
      port.keep(id, filter);
      const saved = become(work, { is: "saved", id });
      apply(key, work, id);
      return saved;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
