import type { ItemId } from "../../../../api/resources.js";
import { isChosen } from "../../../choosing/index.js";
import type { ActionPage } from "../../services.js";

/** Of what the remaining places are counted. */
export interface RestTarget {
  of: "slots" | "menus";
  id: ItemId;
}

/** What is known of the remaining places. */
export type Rest = { is: "loading" } | { is: "known"; count: number } | { is: "unknown" };

/** The plan where one is chosen, else the slot; nothing to count before. */
export function restTarget(slot: ItemId | null, plan: ItemId | null): RestTarget | null {
  if (!isChosen(slot)) return null;
  return isChosen(plan) ? { of: "menus", id: plan } : { of: "slots", id: slot };
}

/**
 * Asks how many are left and tells it once, unless it was left before: then the call is ended, and an answer that comes
 * all the same is not told. Gives what leaves it.
 */
export function askRest(
  page: Pick<ActionPage, "rest">,
  { of, id }: RestTarget,
  tell: (rest: Rest) => void,
): () => void {
  const call = new AbortController();
  page.rest(of, id, call.signal).then((answer) => {
    if (call.signal.aborted) return;
    tell(answer.ok ? { is: "known", count: answer.data } : { is: "unknown" });
  });
  return () => call.abort();
}
