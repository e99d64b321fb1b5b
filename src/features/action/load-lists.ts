import { loadNamed, type PageLists } from "../../references/index.js";
import { describeEffects } from "./clipboard/describe-effects.js";
import type { ActionModel } from "./model.js";

/** Loads the lists from which the effects name something, so that they come as early as can be. Returns a function that stops the waiting. */
export function loadListsOf({ effects, state }: ActionModel, lists: PageLists): () => void {
  const left = new AbortController();
  const { rows } = state();
  void loadNamed(lists, (names) => describeEffects(effects, rows, names), left.signal);
  return () => left.abort();
}
