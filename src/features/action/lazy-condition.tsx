import type { ReactNode } from "react";
import { lazily, useLazy } from "../../kit/lazily.js";
import { loadLaterWords } from "../../lib/locale.js";
import type { ConditionProps } from "./condition/Condition.js";

// What shows a condition is a file of its own. Where it cannot be loaded the condition stays all the same: it is in
// the data.
const parts = lazily(async () => {
  const loaded = await import("./condition/Condition.js");
  await loadLaterWords();
  return loaded;
});

/** The condition in place of the list, in another file: it has the whole filter editor in it. */
export const conditionSlide = lazily(async () => {
  const { ConditionSlide } = await import("./condition/ConditionSlide.js");
  await loadLaterWords();
  return ConditionSlide;
});

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
