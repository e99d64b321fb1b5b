import type { ItemId, NewItem, ResourceItem } from "../../api/resources.js";
import type { Answer } from "../../lib/failure.js";
import type { ListKind, Resource } from "../picker/index.js";

/** The lists of the page that conditions choose from; each is loaded once and shared. */
export interface PageLists {
  list(kind: ListKind): Resource;
  /** The choices of a friend-info variable of the select type, named by their values. */
  choices(variable: ItemId): Resource;
  add(kind: ListKind, item: NewItem): Promise<Answer<ResourceItem>>;
}
