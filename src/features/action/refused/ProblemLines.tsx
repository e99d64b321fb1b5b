import { ErrorIcon } from "../../../kit/icons.js";
import { useSheet } from "../../../kit/sheets.js";
import type { ActionProblem } from "../problems.js";
import sheet from "./problem-lines.css?inline";

/** Problems that no field shows. */
export function ProblemLines({ problems }: { problems: readonly ActionProblem[] }) {
  useSheet(sheet);
  return problems.map(({ field, message }) => (
    <p key={`${field} ${message}`} className="problem-line">
      <ErrorIcon />
      <span>{message}</span>
    </p>
  ));
}
