/* `<item-picker>`: the class, which defines nothing by itself, its events and the type of its tag. */
import type { ItemPickerElement } from "./item-picker.js";

export type {
  ItemAddedDetail,
  PickerAddFailedDetail,
  PickerChangeDetail,
  PickerDroppedDetail,
  PickerEventMap,
} from "./events.js";
export { ItemPickerElement } from "./item-picker.js";

declare global {
  interface HTMLElementTagNameMap {
    "item-picker": ItemPickerElement;
  }
}
