import type { Locale } from "../../lib/locale.js";
import { isPlainObject } from "../../lib/plain-data.js";
import type { Circumstances } from "./effects/definition.js";
import { definitionOf } from "./effects/index.js";
import { type ActionState, actionName, type EffectRow, longestName } from "./entity.js";
import { mayEdit } from "./settings.js";
import { type ActionWords, actionWords, effectLabel } from "./words.js";

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
  isTold?: true;
}

/** Everything that keeps this action from being saved (actions-and-filters §5), in the order of the screen. */
export function problemsOf(
  state: ActionState,
  options: { template: boolean; locale: Locale; abilities: readonly string[]; circumstances: Circumstances },
): ActionProblem[] {
  const words = actionWords[options.locale];
  const ofRows = state.rows.flatMap((row, i) => [
    ...rowProblems(row, i + 1, words, options),
    ...workProblems(state, row, i + 1, words),
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

/** A condition that was begun must be decided: saved otherwise, the effect would run for others than it says. */
function workProblems(
  { works }: ActionState,
  { key, effect }: EffectRow,
  number: number,
  words: ActionWords,
): ActionProblem[] {
  if (works[key] === undefined) return [];
  const label = effectLabel(isPlainObject(effect) ? effect.type : null, words);
  const place = words.heading(number, label);
  return [{ row: key, field: "condition", message: words.conditionBegun, place, immediate: false }];
}

/** What we cannot read, and what this account may not edit, we do not judge: it goes back as it came. */
function rowProblems(
  { key, effect }: ActionState["rows"][number],
  number: number,
  words: ActionWords,
  { locale, abilities, circumstances }: Parameters<typeof problemsOf>[1],
) {
  const definition = definitionOf(effect);
  if (!definition || !mayEdit(definition.type, abilities)) return [];
  const data = effect as Parameters<typeof definition.problems>[0];
  const found = definition.problems(data, definition.words[locale], circumstances);
  return found.map(({ field, message, immediate = false }) => ({
    row: key,
    field,
    message,
    place: words.heading(number, effectLabel(definition.type, words)),
    immediate,
  }));
}

function whole(field: string, message: string, immediate: boolean): ActionProblem {
  return { row: null, field, message, place: "", immediate };
}
