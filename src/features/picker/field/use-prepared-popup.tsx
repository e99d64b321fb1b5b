import { useContext, useEffect } from "react";
import { SheetContext } from "../../../kit/sheets.js";
import type { Catalogue } from "../list/catalogue.js";
import type { PickerModel } from "../model.js";
import type { PickerView } from "../open/rehearsal.js";
import { lazyPopup } from "./lazy-popup.js";

/**
 * Brings what the open list needs before it is opened, so that opening does not wait for it. The file of the list is fetched
 * at once; it is readied while the page is idle for a picker that stands alone, and where there may be a hundred when
 * somebody comes to one. Answers what to call then.
 */
export function usePreparedPopup(
  View: PickerView,
  model: PickerModel,
  catalogue: Catalogue | null,
  isAlone: boolean,
): () => void {
  const adopt = useContext(SheetContext);
  const prepare = () => lazyPopup.value?.prepare(adopt, View, model, catalogue);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `prepare` is made of the others.
  useEffect(() => {
    let left = false;
    const arrived = () => {
      if (isAlone && !left) prepare();
    };
    // Where it cannot be loaded now, opening tries again, and says so if that fails too.
    lazyPopup.load().then(arrived, () => {});
    return () => {
      left = true;
    };
  }, [adopt, View, model, catalogue, isAlone]);
  return prepare;
}
