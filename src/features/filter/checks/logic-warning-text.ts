import type { SentenceFormat } from "../../../references/index.js";
import { type ConditionData, type ConditionVariants, summarizeCondition } from "../conditions/index.js";
import { findsNobody, type LogicWarning } from "./logic-warning.js";
import { logicWarningWords } from "./messages.js";

/** Context of the texts of logic warnings. */
export interface LogicWarningContext {
  /** Places of all rows, from `placesOf`. */
  places: ReadonlyMap<string, string>;
  format: SentenceFormat;
  conditions: ConditionVariants;
}

/** The text of a warning for the row it is about: "条件1でタグ「VIP」がすべて付いていると指定しているため、該当する人がいません。" */
export function logicWarningText(warning: LogicWarning, context: LogicWarningContext): string {
  const words = logicWarningWords[context.format.locale];
  switch (warning.kind) {
    case "contradiction":
      return words.contradiction(placeOf(warning.other, context), meets(warning.reason.other, context));
    case "impossible-branches":
      return words.impossibleBranches(words.places(warning.reason.map((row) => placeOf(row, context))));
    case "duplicate":
      return words.duplicate(placeOf(warning.other, context));
    case "redundant":
      return redundantText(warning, context);
    default:
      return words[warning.kind];
  }
}

function redundantText(
  { other, reason }: Extract<LogicWarning, { kind: "redundant" }>,
  context: LogicWarningContext,
): string {
  const words = logicWarningWords[context.format.locale];
  if (reason === "single") return words.single;
  const place = placeOf(other, context);
  return reason === "met-anyway"
    ? words.metAnyway(place)
    : words.impossibleBranch(place, meets(reason.other, context));
}

/** The text for another row that the warning names; `null` where that row gets none. */
function textForOther(warning: LogicWarning, context: LogicWarningContext): string | null {
  const words = logicWarningWords[context.format.locale];
  const place = placeOf(warning.row, context);
  if (warning.kind === "contradiction") return words.contradiction(place, meets(warning.reason.own, context));
  if (warning.kind === "impossible-branches") return words.leavesNoBranch(place);
  return warning.kind === "duplicate" ? words.duplicate(place) : null;
}

/**
 * The note at each row: only its most important warning. When that is fixed the next one shows, so rows stay short.
 */
export function notesOf(
  warnings: readonly LogicWarning[],
  context: LogicWarningContext,
): Map<string, string> {
  const notes = new Map<string, string>();
  const note = (row: string, text: string | null) => {
    if (text !== null && !notes.has(row)) notes.set(row, text);
  };
  for (const warning of [...warnings].sort((one, another) => rank(one) - rank(another))) {
    note(warning.row, logicWarningText(warning, context));
    for (const other of othersOf(warning)) note(other, textForOther(warning, context));
  }
  return notes;
}

/** Why the filter certainly finds nobody, each with the row to go to. Shown above the panels. */
export function alarmsOf(
  warnings: readonly LogicWarning[],
  context: LogicWarningContext,
): { row: string; text: string }[] {
  const { at } = logicWarningWords[context.format.locale];
  return warnings.filter(findsNobody).map((warning) => ({
    row: warning.row,
    text: at(placeOf(warning.row, context), logicWarningText(warning, context)),
  }));
}

function othersOf(warning: LogicWarning): readonly string[] {
  if (warning.kind === "impossible-branches") return warning.reason;
  return warning.other === null ? [] : [warning.other];
}

function rank({ kind }: LogicWarning): number {
  return order.indexOf(kind);
}

const order: readonly LogicWarning["kind"][] = [
  "contradiction",
  "impossible-branches",
  "redundant",
  "duplicate",
  "unfinished",
  "empty",
];

/** Rows that have gone meanwhile have no place, and no text is shown for them. */
function placeOf(row: string | null, { places }: LogicWarningContext): string {
  return (row !== null && places.get(row)) || "";
}

function meets(condition: ConditionData, { format, conditions }: LogicWarningContext): string {
  return summarizeCondition(condition, format, conditions) ?? "";
}
