import type { FailureDetail } from "../../editor/index.js";
import type { ResourceItem } from "../../features/picker/index.js";
import type { PlainData } from "../../lib/plain-data.js";

/** Detail of the `change` of an `<item-picker>`. */
export interface PickerChangeDetail {
  /** An id or `null`; with `multiple` a list of ids. */
  value: PlainData;
  /** Chosen items, deleted ones marked `invalid`. */
  items: ResourceItem[];
  /** True when it differs from what was last set. */
  dirty: boolean;
  valid: boolean;
}

/** Detail of `item-added`. */
export interface ItemAddedDetail {
  item: ResourceItem;
}

/** Detail of `picker-add-failed`. */
export interface PickerAddFailedDetail {
  /** The name that could not be added. */
  name: string;
}

/** Detail of `picker-dropped`. */
export interface PickerDroppedDetail {
  /** Ids that left the value with the operator's first edit, because the list does not have them. */
  ids: (number | string)[];
}

/** The events of `<item-picker>`, by name. */
export interface PickerEventMap {
  change: CustomEvent<PickerChangeDetail>;
  failure: CustomEvent<FailureDetail>;
  "item-added": CustomEvent<ItemAddedDetail>;
  "picker-add-failed": CustomEvent<PickerAddFailedDetail>;
  "picker-dropped": CustomEvent<PickerDroppedDetail>;
}
