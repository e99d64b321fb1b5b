import type { ReactNode } from "react";
import { lazily, useLazy } from "../../kit/lazily.js";
import type { ConditionProps } from "./Condition.js";

// What shows a condition is a file of its own. Where it cannot be loaded the condition stays all the same: it is in
// the data.
const parts = lazily(() => import("./Condition.js"));

/** Loads it ahead of its first use; where that fails the panels try again. */
export function prefetchCondition(): void {
  parts.load().catch(() => {});
}

export function ConditionSwitch(props: ConditionProps): ReactNode {
  const part = useLazy(parts);
  return part.is === "ready" ? <part.value.ConditionSwitch {...props} /> : null;
}

export function ConditionStrip(props: ConditionProps): ReactNode {
  const part = useLazy(parts);
  return part.is === "ready" ? <part.value.ConditionStrip {...props} /> : null;
}
