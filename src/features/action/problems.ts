import type { Locale } from "../../lib/locale.js";
import { isPlainObject } from "../../lib/plain-data.js";
import {
  judgeReading,
  problemOfWhole,
  problemsAt,
  type RowError,
  type RowProblem,
  type ValidationContext,
} from "../../list-editor/index.js";
import type { EffectVariants } from "./effects/index.js";
import { type ActionState, actionName, type EffectRow, longestName } from "./entity.js";
import { headingAt } from "./heading.js";
import { type ActionWords, actionWords } from "./messages.js";
import { mayEdit } from "./settings.js";

/** Everything that keeps this action from being saved (rules: one-effect-needed, action-name), in the order of the screen. */
export function problemsOf(
  state: ActionState,
  options: {
    template: boolean;
    abilities: readonly string[];
    effects: EffectVariants;
    context: ValidationContext;
  },
): RowProblem[] {
  const words = actionWords[options.context.locale];
  const ofRows = state.rows.flatMap((row, i) => [
    ...rowProblems(row, i + 1, options),
    ...conditionProblems(state, row, i + 1, options),
  ]);
  return [...(options.template ? nameProblems(state, words) : []), ...ofRows, ...listProblems(state, words)];
}

/** The same, and after it what the server said of the effects. Where there is no effect it can have said nothing of one. */
export function withServerErrors(
  problems: readonly RowProblem[],
  errors: readonly RowError[],
  { rows }: ActionState,
  { effects, locale }: { effects: EffectVariants; locale: Locale },
): readonly RowProblem[] {
  if (errors.length === 0) return problems;
  const ofServer = errors.flatMap(({ row: key, field, message }): RowProblem[] => {
    const at = rows.findIndex((row) => row.key === key);
    const effect = rows[at]?.value ?? null;
    if (!isPlainObject(effect)) return [];
    const place = headingAt(effects, at + 1, effect, locale);
    return [{ row: key, field, message, place, immediate: true, isFromServer: true }];
  });
  return [...problems, ...ofServer];
}

/** The name counts without the blanks around it, which are not saved. */
function nameProblems(state: ActionState, words: ActionWords): RowProblem[] {
  const name = actionName(state).trim();
  if (name === "") return [problemOfWhole("a_name", words.nameRequired)];
  if (name.length > longestName) return [problemOfWhole("a_name", words.nameTooLong, true)];
  return [];
}

function listProblems({ rows }: ActionState, words: ActionWords): RowProblem[] {
  return rows.length === 0 ? [problemOfWhole("inputs", words.atLeastOne)] : [];
}

/** A condition that is being edited must be decided: saved before, the effect would run for others than it says. */
function conditionProblems(
  { pendingConditions }: ActionState,
  { key, value: effect }: EffectRow,
  number: number,
  { effects, context: { locale } }: { effects: EffectVariants; context: ValidationContext },
): RowProblem[] {
  if (pendingConditions[key] === undefined) return [];
  const message = actionWords[locale].conditionPending;
  return problemsAt(key, headingAt(effects, number, effect, locale), [{ field: "condition", message }]);
}

/** Problems of a row. An effect that we cannot read, or that this account may not edit, is not judged: it goes back as it came. */
function rowProblems(
  { key, value: effect }: EffectRow,
  number: number,
  { abilities, effects, context }: Parameters<typeof problemsOf>[1],
): RowProblem[] {
  const read = effects.read(effect);
  if (!read || !mayEdit(read.definition, abilities)) return [];
  return problemsAt(key, headingAt(effects, number, effect, context.locale), judgeReading(read, context));
}
