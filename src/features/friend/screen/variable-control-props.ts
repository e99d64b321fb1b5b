import type { PlainData } from "../../../lib/plain-data.js";
import type { Variable } from "../fields/variable.js";

/** Props of the control that edits a value of one variable, whatever its type. */
export interface VariableControlProps {
  variable: Variable;
  value: PlainData;
  textOf(value: PlainData): string;
  isReadOnly: boolean;
  onChange(next: PlainData, isTyped?: boolean): void;
  /** Receives the text that is written in a field of text. */
  onWrite(text: string): void;
}
