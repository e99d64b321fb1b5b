import type { ReactNode } from "react";
import sheet from "./panel-strip.css?inline";
import { useSheet } from "./sheets.js";

/** A tinted line under a panel's head that stays when the panel is folded: an icon, a sentence, a button. */
export function PanelStrip({ children }: { children: ReactNode }) {
  useSheet(sheet);
  return <div className="panel-strip">{children}</div>;
}
