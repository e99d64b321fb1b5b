import type {
  EffectData,
  EffectDefinition,
  FieldProblem,
} from "../../../../src/features/action/effects/definition.js";
import { settingsWith } from "../open-model.js";

/** What keeps an effect from being saved on a page that asks for nothing special, in Japanese. */
export function problemsOf<T extends EffectData, Words>(
  definition: EffectDefinition<T, Words>,
  effect: T,
): readonly FieldProblem[] {
  const { limits } = settingsWith();
  return definition.problems(effect, definition.words.ja, { limits, now: "2026-05-01 09:00" });
}
