import type { Answer, Failure } from "../../../lib/failure.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import type { FilterState } from "../../filter/index.js";
import type { ConditionOwner } from "../condition-owner.js";
import type { ConditionSave } from "../condition-save.js";

/**
 * Saves what is pending and makes it the owner's condition. Returns how it went; `null` where nothing was done. A save
 * belongs to the filter and not to the slide: an answer counts for exactly the filter that was sent, whatever is on
 * the screen by then, and a filter that is saved already is not saved again.
 */
export async function saveCondition(
  filter: PlainObject,
  deps: {
    owner: Pick<ConditionOwner, "pending" | "decide">;
    /** How each save went so far. */
    saves: {
      get(pending: FilterState): ConditionSave | undefined;
      set(pending: FilterState, save: ConditionSave): void;
    };
    save(filter: PlainObject): Promise<Answer<{ id: number | null }>>;
    /** Keeps the saved filter, so that it is known from now on. */
    keep(id: number, filter: PlainObject): void;
    /** Gets each failed save once, also after the operator has gone on. */
    reportFailure(failure: Failure): void;
  },
): Promise<ConditionSave | null> {
  const { owner, saves } = deps;
  const pending = owner.pending();
  const before = pending && saves.get(pending);
  if (!pending || before?.is === "saving") return null;
  if (before?.is === "saved") {
    owner.decide(before.id);
    return before;
  }
  saves.set(pending, { is: "saving" });
  const answer = await deps.save(filter);
  if (!answer.ok) return fail(pending, answer.failure);
  const { id } = answer.data;
  if (id === null) return fail(pending, { kind: "unreadable", status: answer.status, messages: [] });
  deps.keep(id, filter);
  const saved: ConditionSave = { is: "saved", id };
  saves.set(pending, saved);
  // An operator who edited on, took it back or moved it out while it was saved has not decided this.
  if (owner.pending() === pending) owner.decide(id);
  return saved;

  function fail(sent: FilterState, failure: Failure): ConditionSave {
    const failed: ConditionSave = { is: "failed", failure };
    saves.set(sent, failed);
    deps.reportFailure(failure);
    return failed;
  }
}
