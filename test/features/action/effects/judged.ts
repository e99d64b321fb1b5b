import type { EffectData, EffectVariant } from "../../../../src/features/action/effects/definition.js";
import type { FieldProblem, ValidationContext } from "../../../../src/list-editor/index.js";
import { settingsWith } from "../open-model.js";

/** What a judgement depends on, on a page that asks for nothing special. */
export function judgedAt(now = "2026-05-01 09:00"): ValidationContext {
  return { locale: "ja", limits: settingsWith().limits, now };
}

/** What keeps an effect from being saved on a page that asks for nothing special, in Japanese. */
export function problemsOf<T extends EffectData>(
  definition: EffectVariant<T>,
  effect: T,
): readonly FieldProblem[] {
  return definition.problems?.(effect, judgedAt()) ?? [];
}
