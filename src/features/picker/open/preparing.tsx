import type { Catalogue } from "../list/catalogue.js";
import type { PickerModel } from "../model.js";
import { prepareSearch } from "../search/finding.js";
import { popupStyles } from "./popup-styles.js";
import { type PickerView, rehearseOnce } from "./rehearsal.js";

/** Lists that are ready to be searched, or will be as soon as nobody waits for anything. */
const prepared = new WeakSet<Catalogue>();

/**
 * Does before the list is opened what opening need not wait for: brings its styles, runs its code once, and readies the
 * search so that the first letter is no slower than the others.
 */
export function prepare(
  adopt: (text: string) => void,
  View: PickerView,
  model: PickerModel,
  catalogue: Catalogue | null,
): void {
  popupStyles.forEach(adopt);
  rehearseOnce(View, model);
  if (!catalogue || prepared.has(catalogue) || typeof requestIdleCallback === "undefined") return;
  prepared.add(catalogue);
  requestIdleCallback(() => prepareSearch(catalogue));
}
