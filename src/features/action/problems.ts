import type { ValidationContext } from "../../list-editor/index.js";
import type { EffectVariants } from "./effects/index.js";
import { type ActionState, actionName, type EffectRow, longestName } from "./entity.js";
import { headingAt } from "./heading.js";
import { type ActionWords, actionWords } from "./messages.js";
import { mayEdit } from "./settings.js";

/** What keeps the action from being saved, where it is, and where the operator can mend it. */
export interface ActionProblem {
  /** The row, or `null` for the action as a whole. */
  row: string | null;
  field: string;
  message: string;
  /** "1. テキスト送信"; empty for the action as a whole. */
  place: string;
  /** Shown while typing; others wait until the operator tries to finish. */
  immediate: boolean;
  /** The server said it, about a field that may not show problems. */
  isFromServer?: true;
}

/** Everything that keeps this action from being saved (actions-and-filters §5), in the order of the screen. */
export function problemsOf(
  state: ActionState,
  options: {
    template: boolean;
    abilities: readonly string[];
    effects: EffectVariants;
    context: ValidationContext;
  },
): ActionProblem[] {
  const words = actionWords[options.context.locale];
  const ofRows = state.rows.flatMap((row, i) => [
    ...rowProblems(row, i + 1, options),
    ...conditionProblems(state, row, i + 1, options),
  ]);
  return [...(options.template ? nameProblems(state, words) : []), ...ofRows, ...listProblems(state, words)];
}

/** The name counts without the blanks around it, which are not saved. */
function nameProblems(state: ActionState, words: ActionWords): ActionProblem[] {
  const name = actionName(state).trim();
  if (name === "") return [whole("a_name", words.nameRequired, false)];
  if (name.length > longestName) return [whole("a_name", words.nameTooLong, true)];
  return [];
}

function listProblems({ rows }: ActionState, words: ActionWords): ActionProblem[] {
  return rows.length === 0 ? [whole("inputs", words.atLeastOne, false)] : [];
}

/** A condition that is being edited must be decided: saved before, the effect would run for others than it says. */
function conditionProblems(
  { pendingConditions }: ActionState,
  { key, value: effect }: EffectRow,
  number: number,
  { effects, context: { locale } }: { effects: EffectVariants; context: ValidationContext },
): ActionProblem[] {
  if (pendingConditions[key] === undefined) return [];
  const message = actionWords[locale].conditionPending;
  return [
    {
      row: key,
      field: "condition",
      message,
      place: headingAt(effects, number, effect, locale),
      immediate: false,
    },
  ];
}

/**
 * What we cannot read, and what this account may not edit, we do not judge: it goes back as it came. Of an effect with a
 * field that cannot be read only what is wrong in the others is judged: what seems to be missing may be in that field.
 */
function rowProblems(
  { key, value: effect }: EffectRow,
  number: number,
  { abilities, effects, context }: Parameters<typeof problemsOf>[1],
): ActionProblem[] {
  const read = effects.read(effect);
  if (!read || !mayEdit(read.definition, abilities)) return [];
  const { definition, value, unreadable } = read;
  const found = definition.problems?.(value, context) ?? [];
  const judged =
    unreadable.length === 0
      ? found
      : found.filter(({ field, immediate }) => immediate && !unreadable.includes(field));
  return judged.map(({ field, message, immediate = false }) => ({
    row: key,
    field,
    message,
    place: headingAt(effects, number, effect, context.locale),
    immediate,
  }));
}

function whole(field: string, message: string, immediate: boolean): ActionProblem {
  return { row: null, field, message, place: "", immediate };
}
