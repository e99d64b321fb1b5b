import { ErrorIcon } from "../../../kit/icons.js";
import { useSheet } from "../../../kit/sheets.js";
import sheet from "./problem-lines.css?inline";

/** Problems that no field shows, a line for each. */
export function ProblemLines({ lines }: { lines: string }) {
  useSheet(sheet);
  if (lines === "") return null;
  return (
    <div className="problem-lines">
      <ErrorIcon />
      <span>{lines}</span>
    </div>
  );
}
