import type { Locale } from "../../lib/locale.js";
import type { FieldProblem, ValidationContext } from "../../list-editor/index.js";
import { type Allowance, readEditable } from "./allowed-conditions.js";
import {
  allConditions,
  type ConditionReading,
  type ConditionVariants,
  missingPart,
} from "./conditions/index.js";
import { conditionRows, type FilterRow, type FilterState, filterName, orPanels } from "./entity.js";
import { type FilterWords, filterWords } from "./messages.js";
import type { FilterSettings } from "./settings.js";

/** What keeps the filter from being sent, where it is, and where the operator can mend it. */
export interface FilterProblem {
  /** The row, or `null` for the filter as a whole. */
  row: string | null;
  field: string;
  message: string;
  /** "1. タグ"; empty for the filter as a whole. */
  place: string;
  /** Shown while typing; others wait until the operator tries to finish. */
  immediate: boolean;
}

/** What of the settings a judgement depends on. */
type JudgingSettings = Allowance & Pick<FilterSettings, "mode" | "locale" | "limits" | "refusesUnfinished">;

/** Everything that keeps this filter from being sent (actions-and-filters §5), in the order of the screen. */
export function problemsOf(
  state: FilterState,
  settings: JudgingSettings,
  /** `YYYY-MM-DD HH:mm`, where the operator is. */
  now: string,
  variants: ConditionVariants = allConditions,
): FilterProblem[] {
  const words = filterWords[settings.locale];
  const context = { locale: settings.locale, limits: settings.limits, now };
  const ofPanel = (rows: readonly FilterRow[]) =>
    rows.flatMap((row, at) => rowProblems(row, at + 1, context, settings, variants));
  return [
    ...(settings.mode === "editor" && filterName(state).trim() === "" ? [nameMissing(words)] : []),
    ...ofPanel(conditionRows(state)),
    ...orPanels(state).flatMap(({ key, children: branches }, at) => [
      ...(settings.refusesUnfinished && branches?.length === 0 ? [emptyPanel(key, at + 1, words)] : []),
      ...ofPanel(branches ?? []),
    ]),
  ];
}

/** Those that are said by now: what waits for a try to finish is left out before one. */
export function problemsToShow(problems: readonly FilterProblem[], attempted: boolean): FilterProblem[] {
  return problems.filter(({ immediate }) => attempted || immediate);
}

/** The filter itself is still on its way, or could not be had. */
export function notThere(what: "loading" | "failed", locale: Locale): FilterProblem {
  const { loading, loadFailed } = filterWords[locale];
  const message = what === "loading" ? loading : loadFailed;
  return { row: null, field: "", message, place: "", immediate: false };
}

function nameMissing({ nameRequired }: { nameRequired: string }): FilterProblem {
  return { row: null, field: "name", message: nameRequired, place: "", immediate: false };
}

function emptyPanel(row: string, number: number, words: FilterWords): FilterProblem {
  return {
    row,
    field: "add",
    message: words.panelEmpty,
    place: words.heading(number, words.any),
    immediate: false,
  };
}

/** What cannot be read, or is locked, is not judged: it goes back as it came, and nobody here could mend it. */
function rowProblems(
  { key, value: condition }: FilterRow,
  number: number,
  context: ValidationContext,
  settings: JudgingSettings,
  variants: ConditionVariants,
): FilterProblem[] {
  const reading = readEditable(condition, settings, variants);
  if (!reading) return [];
  const { definition, value } = reading;
  const wrong = definition.problems?.(value, context) ?? [];
  const found = settings.refusesUnfinished ? withMissing(wrong, reading, context.locale) : wrong;
  const place = filterWords[context.locale].heading(number, definition.label[context.locale]);
  return found.map(({ field, message, immediate = false }) => ({
    row: key,
    field,
    message,
    place,
    immediate,
  }));
}

/** What is missing is refused where the condition means nothing without it; a field has one message. */
function withMissing(
  problems: readonly FieldProblem[],
  reading: ConditionReading,
  locale: Locale,
): readonly FieldProblem[] {
  const missing = missingPart(reading, locale);
  if (!missing || missing.optional || problems.some(({ field }) => field === missing.field)) return problems;
  return [...problems, { field: missing.field, message: missing.message }];
}
