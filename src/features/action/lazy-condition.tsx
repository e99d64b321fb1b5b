import type { ReactNode } from "react";
import { lazily, useLazy } from "../../kit/lazily.js";
import type { ConditionProps } from "./Condition.js";

// Most effects have no condition, so what shows one is a file of its own. Where it cannot be loaded the condition
// stays all the same: it is in the data.
const parts = lazily(() => import("./Condition.js"));

export function ConditionSwitch(props: ConditionProps): ReactNode {
  const part = useLazy(parts);
  return part.is === "ready" ? <part.value.ConditionSwitch {...props} /> : null;
}

export function ConditionStrip(props: ConditionProps): ReactNode {
  const part = useLazy(parts);
  return part.is === "ready" ? <part.value.ConditionStrip {...props} /> : null;
}
