import { useLayoutEffect, useState } from "react";
import { messagesAt, type RowProblem } from "../../../list-editor/index.js";

/**
 * Gives each field its problems, and finds the server errors that no field asked for: a server may refuse any field, and
 * not every field of an editor shows problems.
 */
export function useUnshown(problems: readonly Pick<RowProblem, "field" | "message" | "isFromServer">[]): {
  errorAt(...fields: readonly string[]): string | undefined;
  /** A line for each. */
  unshown: string;
} {
  const asked = new Set<unknown>();
  const [unshown, setUnshown] = useState("");
  // After each drawing, since only then have all fields asked.
  useLayoutEffect(() => {
    setUnshown(linesOf(problems.filter((problem) => problem.isFromServer && !asked.has(problem))));
  });
  return {
    errorAt(...fields) {
      for (const problem of problems) if (fields.includes(problem.field)) asked.add(problem);
      return messagesAt(problems, ...fields);
    },
    unshown,
  };
}

export function linesOf(problems: readonly { message: string }[]): string {
  return problems.map(({ message }) => message).join("\n");
}
