import type {
  EffectData,
  EffectDefinition,
  FieldProblem,
} from "../../../../src/features/action/effects/definition.js";
import { settingsWith } from "../open-model.js";

/** What is odd about an effect at a moment, in Japanese. */
export function warningsOf<T extends EffectData, Words>(
  definition: EffectDefinition<T, Words>,
  effect: T,
  now = "2026-05-01 09:00",
): readonly FieldProblem[] {
  const { limits } = settingsWith();
  return definition.warnings?.(effect, definition.words.ja, { limits, now }) ?? [];
}
