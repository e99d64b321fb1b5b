import type { ItemId } from "../../../../api/resources.js";
import { isChosen } from "../../../../references/index.js";
import type { ActionPage } from "../../services.js";

/** Slot and plan of which the remaining places are counted. */
export interface RemainingTarget {
  of: "slots" | "menus";
  id: ItemId;
}

/** Number of remaining places, as far as it is known. */
export type Rest = { is: "loading" } | { is: "known"; count: number } | { is: "unknown" };

/** The plan where one is chosen, else the slot; nothing to count before. */
export function remainingTarget(slot: ItemId | null, plan: ItemId | null): RemainingTarget | null {
  if (!isChosen(slot)) return null;
  return isChosen(plan) ? { of: "menus", id: plan } : { of: "slots", id: slot };
}

/**
 * Asks how many are left and calls `notify` once with the answer. Returns how to abort: then the call ends and `notify`
 * is not called any more.
 */
export function askRemaining(
  page: Pick<ActionPage, "rest">,
  { of, id }: RemainingTarget,
  notify: (rest: Rest) => void,
): () => void {
  const call = new AbortController();
  page.rest(of, id, call.signal).then((answer) => {
    if (call.signal.aborted) return;
    notify(answer.ok ? { is: "known", count: answer.data } : { is: "unknown" });
  });
  return () => call.abort();
}
