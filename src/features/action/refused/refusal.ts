import type { ActionState } from "../entity.js";
import type { ActionProblem } from "../problems.js";
import type { ActionSettings } from "../settings.js";

/** Puts what the server said among the problems of the effects that it is about; what does so comes late. */
export interface Refusal {
  among(
    problems: readonly ActionProblem[],
    state: ActionState,
    settings: Pick<ActionSettings, "locale">,
  ): readonly ActionProblem[];
}
