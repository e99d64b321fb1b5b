import { useContext, useEffect } from "react";
import { SheetContext } from "../../../kit/sheets.js";
import type { Catalogue } from "../list/catalogue.js";
import type { PickerModel } from "../model.js";
import type { PickerView } from "../open/rehearsal.js";
import { lazyPopup } from "./lazy-popup.js";

/** Brings what the open list needs before it is opened, so that opening does not wait for it. */
export function usePreparedPopup(View: PickerView, model: PickerModel, catalogue: Catalogue | null): void {
  const adopt = useContext(SheetContext);
  useEffect(() => {
    let left = false;
    const prepare = () => {
      if (!left) lazyPopup.value?.prepare(adopt, View, model, catalogue);
    };
    // Where it cannot be loaded now, opening tries again, and says so if that fails too.
    lazyPopup.load().then(prepare, () => {});
    return () => {
      left = true;
    };
  }, [adopt, View, model, catalogue]);
}
