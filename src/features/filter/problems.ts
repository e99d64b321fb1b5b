import type { Locale } from "../../lib/locale.js";
import type { Circumstances } from "./conditions/definition.js";
import type { ConditionData } from "./conditions/index.js";
import { conditionRows, type FilterRow, type FilterState, filterName, orPanels } from "./entity.js";
import { type Allowance, editableDefinition, type FilterSettings } from "./settings.js";
import { conditionLabel, filterWords } from "./words.js";

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

/** Everything that keeps this filter from being sent (actions-and-filters §5), in the order of the screen. */
export function problemsOf(
  state: FilterState,
  settings: Allowance & Pick<FilterSettings, "mode" | "locale" | "limits">,
  today: string,
): FilterProblem[] {
  const words = filterWords[settings.locale];
  const circumstances = { words, today, limits: settings.limits };
  const ofPanel = (rows: readonly FilterRow[]) =>
    rows.flatMap((row, at) => rowProblems(row, at + 1, circumstances, settings));
  return [
    ...(settings.mode === "editor" && filterName(state).trim() === "" ? [nameMissing(words)] : []),
    ...ofPanel(conditionRows(state)),
    ...orPanels(state).flatMap(({ branches }) => ofPanel(branches ?? [])),
  ];
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

/** What cannot be read, or is locked, is not judged: it goes back as it came, and nobody here could mend it. */
function rowProblems(
  { key, condition }: FilterRow,
  number: number,
  circumstances: Circumstances,
  allowance: Allowance,
): FilterProblem[] {
  const { words } = circumstances;
  const definition = editableDefinition(condition, allowance);
  const found = definition?.problems?.(condition as ConditionData, circumstances) ?? [];
  return found.map(({ field, message, immediate = false }) => ({
    row: key,
    field,
    message,
    place: words.heading(number, conditionLabel(definition?.type, words)),
    immediate,
  }));
}
