import { type ComponentType, lazy } from "react";
import type { ConditionProps } from "./Condition.js";

// Most effects have no condition, so what shows one is a file of its own. Where it cannot be loaded the condition
// stays all the same: it is in the data.
const load = (part: "ConditionSwitch" | "ConditionStrip") => async () => {
  const nothing: ComponentType<ConditionProps> = () => null;
  return {
    default: await import("./Condition.js").then(
      (module) => module[part],
      () => nothing,
    ),
  };
};

export const ConditionSwitch = lazy<ComponentType<ConditionProps>>(load("ConditionSwitch"));
export const ConditionStrip = lazy<ComponentType<ConditionProps>>(load("ConditionStrip"));
