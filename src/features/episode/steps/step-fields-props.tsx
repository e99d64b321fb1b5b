import type { RowProblem } from "../../../list-editor/index.js";
import type { Step } from "./step.js";

/** What the fields of a step are given. */
export interface StepFieldsProps {
  rowKey: string;
  step: Step;
  /** What may be shown now. */
  problems: readonly RowProblem[];
}
