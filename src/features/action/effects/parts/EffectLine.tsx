import type { ReactNode } from "react";
import { useSheet } from "../../../../kit/sheets.js";
import sheet from "./effect-line.css?inline";

/** Controls of one field side by side, one below the other where there is no room. */
export function EffectLine({ field, children }: { field?: string; children: ReactNode }) {
  useSheet(sheet);
  return (
    <div className="effect-line" data-field={field}>
      {children}
    </div>
  );
}
