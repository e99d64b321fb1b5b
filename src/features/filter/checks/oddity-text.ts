import type { Locale } from "../../../lib/locale.js";
import type { Names } from "../../choosing/index.js";
import type { ConditionData } from "../conditions/definition.js";
import { describeCondition } from "../conditions/sentences.js";
import { findsNobody, type Oddity } from "./oddity.js";
import { oddityWords } from "./words.js";

/** What oddities are said with. */
export interface Saying {
  /** Of every row, from `placesOf`. */
  places: ReadonlyMap<string, string>;
  names: Names;
  locale: Locale;
}

/** What is odd, for the row it is about: "条件1でタグ「VIP」がすべてあると指定しているため、該当する人がいません。" */
export function oddityText(oddity: Oddity, saying: Saying): string {
  const words = oddityWords[saying.locale];
  switch (oddity.kind) {
    case "contradiction":
      return words.contradiction(placeOf(oddity.other, saying), meets(oddity.reason.other, saying));
    case "impossible-branches":
      return words.impossibleBranches(words.places(oddity.reason.map((row) => placeOf(row, saying))));
    case "duplicate":
      return words.duplicate(placeOf(oddity.other, saying));
    case "redundant":
      return redundantText(oddity, saying);
    default:
      return words[oddity.kind];
  }
}

function redundantText({ other, reason }: Extract<Oddity, { kind: "redundant" }>, saying: Saying): string {
  const words = oddityWords[saying.locale];
  if (reason === "single") return words.single;
  const place = placeOf(other, saying);
  return reason === "met-anyway"
    ? words.metAnyway(place)
    : words.impossibleBranch(place, meets(reason.other, saying));
}

/** The same, for one of the rows that it names besides its own; `null` where nothing is odd about that one. */
function textForOther(oddity: Oddity, saying: Saying): string | null {
  const words = oddityWords[saying.locale];
  const place = placeOf(oddity.row, saying);
  if (oddity.kind === "contradiction") return words.contradiction(place, meets(oddity.reason.own, saying));
  if (oddity.kind === "impossible-branches") return words.leavesNoBranch(place);
  return oddity.kind === "duplicate" ? words.duplicate(place) : null;
}

/**
 * What is said beside each row: the weightiest that is odd about it. Whoever mends that sees the next, and rows stay
 * short however much is wrong.
 */
export function notesOf(oddities: readonly Oddity[], saying: Saying): Map<string, string> {
  const notes = new Map<string, string>();
  const note = (row: string, text: string | null) => {
    if (text !== null && !notes.has(row)) notes.set(row, text);
  };
  for (const oddity of [...oddities].sort((one, another) => rank(one) - rank(another))) {
    note(oddity.row, oddityText(oddity, saying));
    for (const other of othersOf(oddity)) note(other, textForOther(oddity, saying));
  }
  return notes;
}

/** Why the filter certainly finds nobody, each with the row to go to: what stands above the panels. */
export function alarmsOf(oddities: readonly Oddity[], saying: Saying): { row: string; text: string }[] {
  const { at } = oddityWords[saying.locale];
  return oddities.filter(findsNobody).map((oddity) => ({
    row: oddity.row,
    text: at(placeOf(oddity.row, saying), oddityText(oddity, saying)),
  }));
}

function othersOf(oddity: Oddity): readonly string[] {
  if (oddity.kind === "impossible-branches") return oddity.reason;
  return oddity.other === null ? [] : [oddity.other];
}

function rank({ kind }: Oddity): number {
  return order.indexOf(kind);
}

const order: readonly Oddity["kind"][] = [
  "contradiction",
  "impossible-branches",
  "redundant",
  "duplicate",
  "unfinished",
  "empty",
];

/** Rows that have gone meanwhile have no place, and no text is shown for them. */
function placeOf(row: string | null, { places }: Saying): string {
  return (row !== null && places.get(row)) || "";
}

function meets(condition: ConditionData, { names, locale }: Saying): string {
  return describeCondition(condition, names, locale) ?? "";
}
