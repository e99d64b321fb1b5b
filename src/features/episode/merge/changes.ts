import type { EpisodeState } from "../entity.js";
import { stepId } from "../steps/step.js";
import { sameStep } from "./merge-steps.js";

/** How many steps are added, changed and removed since `before`. */
export function countChanges(before: EpisodeState, now: EpisodeState) {
  const known = new Map(before.rows.map(({ value }) => [stepId(value), value]));
  const ids = new Set(now.rows.map(({ value }) => stepId(value)));
  const isThere = (id: number | null) => id !== null && known.has(id);
  return {
    added: now.rows.filter(({ value }) => !isThere(stepId(value))).length,
    changed: now.rows.filter(({ value }) => {
      const id = stepId(value);
      return isThere(id) && !sameStep(known.get(id) ?? null, value);
    }).length,
    removed: [...known.keys()].filter((id) => id !== null && !ids.has(id)).length,
  };
}
