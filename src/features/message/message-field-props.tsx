import type { ReactNode } from "react";
import type { InsertSettings } from "./placeholders/offered.js";
import type { FindMarks } from "./view/text-marks.js";

/** How a change is undone: with what was typed around it, or by itself. */
export type EditKind = "typed" | "step";

/** A text as it is given to a field, and what the field reports. */
export interface MessageFieldProps {
  value: string;
  onChange(text: string, kind: EditKind): void;
  settings: InsertSettings;
  /** Longer texts are marked, never cut; in UTF-16 units. */
  longest: number;
  readOnly: boolean;
  disabled?: boolean;
  /** The key that sends; without one every Enter breaks the line. */
  sendKey?: "enter" | "shift-enter" | null;
  onSend?(): void;
  onHistory?(direction: "undo" | "redo"): void;
  /** Fewer buttons, and 200 px less room: for small screens. */
  isCompact?: boolean;
  /** As high as a whole editor when it is empty. */
  isTall?: boolean;
  /** Its name where no `Field` gives one. */
  label?: string | undefined;
  invalid?: boolean;
  field?: string;
  /** At the end of the toolbar. */
  tools?: ReactNode;
  /** Below the text; it may have something marked in it. */
  notes?: ((onMarks: (find: FindMarks | undefined) => void) => ReactNode) | undefined;
}
