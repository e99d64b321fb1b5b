import type { EffectData, EffectVariant } from "../../../../src/features/action/effects/definition.js";
import type { FieldProblem } from "../../../../src/list-editor/index.js";
import { judgedAt } from "./judged.js";

/** What is odd about an effect at a moment, in Japanese. */
export function warningsOf<T extends EffectData>(
  definition: EffectVariant<T>,
  effect: T,
  now = "2026-05-01 09:00",
): readonly FieldProblem[] {
  return definition.warnings?.(effect, judgedAt(now)) ?? [];
}
