import type { ItemId } from "../../api/resources.js";
import type { Answer } from "../../lib/failure.js";
import type { PageLists } from "../choosing/index.js";

/** What an action asks of the server. It comes in a file of its own. */
export interface ActionPage {
  lists: PageLists;
  /** How many are left of a slot, or of a plan of one (actions-and-filters §7). */
  rest(of: "slots" | "menus", id: ItemId, signal: AbortSignal): Promise<Answer<number>>;
}

/** What the screen of an action asks of its element. */
export interface ActionServices {
  page: { readonly value: ActionPage | undefined; load(): Promise<void> };
  /** `YYYY-MM-DD HH:mm`, where the operator is. */
  now(): string;
}
