import type { Locale } from "../../../lib/locale.js";
import type { EffectVariants } from "../effects/index.js";
import type { ActionState } from "../entity.js";
import type { ActionProblem } from "../problems.js";

/** Adds server errors to the problems of the effects that they are about. */
export interface Refusal {
  among(
    problems: readonly ActionProblem[],
    state: ActionState,
    context: { effects: EffectVariants; locale: Locale },
  ): readonly ActionProblem[];
}
