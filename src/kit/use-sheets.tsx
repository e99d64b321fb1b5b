import { useContext, useInsertionEffect } from "react";
import { SheetContext } from "./sheets.js";
import type { StyleText } from "./style-text.js";

/** As `useSheet`, for all the style texts of one part, in the order of the cascade. The list must stay the same object. */
export function useSheets(texts: readonly StyleText[]): void {
  const adopt = useContext(SheetContext);
  useInsertionEffect(() => texts.forEach(adopt), [adopt, texts]);
}
