import type { ItemId } from "../../api/resources.js";
import type { Answer } from "../../lib/failure.js";
import type { PlainObject } from "../../lib/plain-data.js";
import type { PageLists } from "../../references/index.js";
import type { FilterPage } from "../filter/index.js";
import type { KnownConditions } from "./condition/known-conditions.js";

/** What an action asks of the server. */
export interface ActionPage {
  lists: PageLists;
  /** What a filter asks: the condition of an effect is one. */
  filter: FilterPage;
  /** The saved filters that are conditions here. */
  conditions: KnownConditions;
  /** Saves a filter as a condition (actions-and-filters §7); its id is none where the answer has no number. */
  saveCondition(filter: PlainObject): Promise<Answer<{ id: number | null }>>;
  /** How many are left of a slot, or of a plan of one (actions-and-filters §7). */
  rest(of: "slots" | "menus", id: ItemId, signal: AbortSignal): Promise<Answer<number>>;
}

/** What the screen of an action asks of its element. */
export interface ActionServices {
  page: ActionPage;
  /** Hears of errors that nobody expects: the `onError` of the page. */
  reportError(error: unknown): void;
}
