import type { RowProblem } from "../../../list-editor/index.js";
import type { Step } from "./step.js";

/** Props of the fields of a step. */
export interface StepFieldsProps {
  rowKey: string;
  step: Step;
  /** Problems that may be shown now. */
  problems: readonly RowProblem[];
}
