import type { Locale } from "../../lib/locale.js";
import {
  type FieldProblem,
  judgeReading,
  problemOfWhole,
  problemsAt,
  type RowProblem,
  type ValidationContext,
} from "../../list-editor/index.js";
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

/** Settings that a judgement depends on. */
type JudgingSettings = Allowance & Pick<FilterSettings, "mode" | "locale" | "limits" | "refusesUnfinished">;

/** Everything that keeps this filter from being sent (rules: filter-needs-name), in the order of the screen. */
export function problemsOf(
  state: FilterState,
  settings: JudgingSettings,
  /** `YYYY-MM-DD HH:mm`, where the operator is. */
  now: string,
  variants: ConditionVariants = allConditions,
): RowProblem[] {
  const words = filterWords[settings.locale];
  const context = { locale: settings.locale, limits: settings.limits, now };
  const ofPanel = (rows: readonly FilterRow[]) =>
    rows.flatMap((row, at) => rowProblems(row, at + 1, context, settings, variants));
  return [
    ...(settings.mode === "editor" && filterName(state).trim() === ""
      ? [problemOfWhole("name", words.nameRequired)]
      : []),
    ...ofPanel(conditionRows(state)),
    ...orPanels(state).flatMap(({ key, children: branches }, at) => [
      ...(settings.refusesUnfinished && branches?.length === 0 ? emptyPanel(key, at + 1, words) : []),
      ...ofPanel(branches ?? []),
    ]),
  ];
}

/** The filter itself is still on its way, or could not be had. */
export function notThere(what: "loading" | "failed", locale: Locale): RowProblem {
  const { loading, loadFailed } = filterWords[locale];
  return problemOfWhole("", what === "loading" ? loading : loadFailed);
}

function emptyPanel(row: string, number: number, words: FilterWords): RowProblem[] {
  return problemsAt(row, words.numbered(number, words.any), [{ field: "add", message: words.panelEmpty }]);
}

/**
 * Problems of a row. A condition that cannot be read, or is locked, is not judged: it goes back as it came, and
 * nobody here could mend it.
 */
function rowProblems(
  { key, value: condition }: FilterRow,
  number: number,
  context: ValidationContext,
  settings: JudgingSettings,
  variants: ConditionVariants,
): RowProblem[] {
  const reading = readEditable(condition, settings, variants);
  if (!reading) return [];
  const { definition } = reading;
  const wrong = judgeReading(reading, context);
  const found = settings.refusesUnfinished ? withMissing(wrong, reading, context.locale) : wrong;
  const place = filterWords[context.locale].numbered(number, definition.label[context.locale]);
  return problemsAt(key, place, found);
}

/** Adds the missing parts that are refused: those without which a condition means nothing; a field has one message. */
function withMissing(
  problems: readonly FieldProblem[],
  reading: ConditionReading,
  locale: Locale,
): readonly FieldProblem[] {
  const missing = missingPart(reading, locale);
  if (!missing || missing.optional || problems.some(({ field }) => field === missing.field)) return problems;
  return [...problems, { field: missing.field, message: missing.message }];
}
