import type { Answer } from "../../../lib/failure.js";
import { isPlainObject, type PlainObject } from "../../../lib/plain-data.js";
import { rowMessages } from "../../editing/late.js";
import type { EffectRow } from "../entity.js";
import type { ActionProblem } from "../problems.js";
import { actionWords, effectLabel } from "../words.js";
import type { Refusal } from "./refusal.js";

/**
 * What the server's answer to a save says about effects, shown at those effects until they change. `sent` holds them as
 * the model has them: an effect that was changed since is another object.
 */
export function refusedEffects(sent: PlainObject, answer: Answer<unknown>): Refusal {
  const inputs = Array.isArray(sent.inputs) ? sent.inputs : [];
  const said = (answer.ok ? [] : rowMessages(answer.failure)).flatMap(
    ({ at: [index = -1, ...inner], field, message }) => {
      const effect = inputs[index];
      return inner.length === 0 && isPlainObject(effect ?? null) ? [{ effect, field, message }] : [];
    },
  );
  return {
    among(problems, state, { locale }) {
      const told = state.rows.flatMap((row, at) =>
        said
          .filter(({ effect }) => effect === row.effect)
          .map(({ field, message }) => problemAt(row, at + 1, field, message, locale)),
      );
      return told.length === 0 ? problems : [...problems, ...told];
    },
  };
}

function problemAt(
  { key, effect }: EffectRow,
  number: number,
  field: string,
  message: string,
  locale: keyof typeof actionWords,
): ActionProblem {
  const words = actionWords[locale];
  const label = effectLabel(isPlainObject(effect) ? effect.type : null, words);
  return { row: key, field, message, place: words.heading(number, label), immediate: true, isTold: true };
}
