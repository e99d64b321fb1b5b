import type { Answer } from "../../../lib/failure.js";
import type { Locale } from "../../../lib/locale.js";
import { isPlainObject, type PlainObject } from "../../../lib/plain-data.js";
import { rowMessages } from "../../../list-editor/index.js";
import type { EffectVariants } from "../effects/index.js";
import type { EffectRow } from "../entity.js";
import { headingAt } from "../heading.js";
import type { ActionProblem } from "../problems.js";
import type { Refusal } from "./refusal.js";

/**
 * The server errors of a save, shown at their effects until those change. `sent` holds the effects as the model has them:
 * one that was changed since is another object.
 */
export function refusedEffects(sent: PlainObject, answer: Answer<unknown>): Refusal {
  const inputs = Array.isArray(sent.inputs) ? sent.inputs : [];
  const messages = (answer.ok ? [] : rowMessages(answer.failure)).flatMap(
    ({ at: [index = -1, ...inner], field, message }) => {
      const effect = inputs[index];
      return inner.length === 0 && isPlainObject(effect ?? null) ? [{ effect, field, message }] : [];
    },
  );
  return {
    among(problems, state, context) {
      const serverProblems = state.rows.flatMap((row, at) =>
        messages
          .filter(({ effect }) => effect === row.value)
          .map(({ field, message }) => problemAt(row, at + 1, field, message, context)),
      );
      return serverProblems.length === 0 ? problems : [...problems, ...serverProblems];
    },
  };
}

function problemAt(
  { key, value: effect }: EffectRow,
  number: number,
  field: string,
  message: string,
  { effects, locale }: { effects: EffectVariants; locale: Locale },
): ActionProblem {
  const place = headingAt(effects, number, effect, locale);
  return { row: key, field, message, place, immediate: true, isFromServer: true };
}
