import type { ItemId } from "../../api/resources.js";
import type { Answer } from "../../lib/failure.js";
import type { PageLists } from "../../references/index.js";
import type { ConditionPage } from "../condition-slide/index.js";

/** Calls of an action to the server. */
export interface ActionPage extends ConditionPage {
  lists: PageLists;
  /** How many are left of a slot, or of a plan of one (rules: event-reservation-rest). */
  rest(of: "slots" | "menus", id: ItemId, signal: AbortSignal): Promise<Answer<number>>;
}

/** Services that the screen of an action asks of its element. */
export interface ActionServices {
  page: ActionPage;
  /** Hears of errors that nobody expects: the `onError` of the page. */
  reportError(error: unknown): void;
}
