import { useLayoutEffect, useState } from "react";
import type { ActionProblem } from "../problems.js";

/**
 * Hands problems out to fields, and finds out which of those that the server told were asked for by none: a server may
 * object to any field, and an editor shows problems only at those that it can have some at.
 */
export function useUnshown(problems: readonly ActionProblem[]): {
  errorAt(field: string): string | undefined;
  /** A line for each. */
  unshown: string;
} {
  const asked = new Set<ActionProblem>();
  const [unshown, setUnshown] = useState("");
  // After each drawing, since only then have all fields asked.
  useLayoutEffect(() => {
    setUnshown(linesOf(problems.filter((problem) => problem.isTold && !asked.has(problem))));
  });
  return {
    errorAt(field) {
      const problem = problems.find((each) => each.field === field);
      if (problem) asked.add(problem);
      return problem?.message;
    },
    unshown,
  };
}

export function linesOf(problems: readonly ActionProblem[]): string {
  return problems.map(({ message }) => message).join("\n");
}
