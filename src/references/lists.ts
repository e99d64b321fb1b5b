import { addItem, type ItemId, type NewItem, type ResourceItem } from "../api/resources.js";
import type { ListKind, Resource } from "../features/picker/index.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { oncePerTask } from "../lib/once-per-task.js";
import type { SharedLists } from "./shared-lists.js";

/** Kinds of things that placeholders name by a code. */
export type CodedKind = "form" | "common_vars";

/** The lists of the page as one editor sees them; each is loaded once and shared. */
export interface PageLists {
  list(kind: ListKind): Resource;
  /** The choices of a friend-info variable of the select type, named by their values. */
  choices(variable: ItemId): Resource;
  add(kind: ListKind, item: NewItem): Promise<Answer<ResourceItem>>;
}

/** The lists on the server that `server` names in each turn; new items are made by the editor's own calls. */
export function createPageLists(shared: SharedLists, http: Http, server: () => string): PageLists {
  const current = oncePerTask(server);
  return {
    list: (kind) => shared.list(current(), kind),
    choices: (variable) => shared.choices(current(), variable),
    add: (kind, item) => addItem(http, kind, item),
  };
}
