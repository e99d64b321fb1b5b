import type { ItemId } from "../api/resources.js";
import type { PlainObject } from "../lib/plain-data.js";
import type { Named } from "./deleted-items.js";
import type { NamedKind } from "./names.js";

/** A stored field that holds an id, or a list of them. */
export interface ReferenceField {
  name: string;
  kind: NamedKind;
  among: Named["among"];
  /** The variable whose choice it is, the slot whose plan. */
  of?: ItemId;
  /** Ids that stand for something to be done, and for no item (rules: scenario-effect, menu-effect). */
  sentinelIds?: readonly number[];
  /** Fields that are reset when another item is chosen, since their values mean nothing for it. */
  resets?: PlainObject;
  /** The type that another item must have to stand here; `null` where any will do. */
  itemType?: number | null;
}
