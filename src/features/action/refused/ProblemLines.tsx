import { ErrorIcon } from "../../../kit/icons.js";

/** Problems that no field shows, a line for each. */
export function ProblemLines({ lines }: { lines: string }) {
  if (lines === "") return null;
  return (
    <div className="problem-lines">
      <ErrorIcon />
      <span>{lines}</span>
    </div>
  );
}
