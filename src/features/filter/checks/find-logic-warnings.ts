import { type Known, nothingKnown } from "../conditions/rules/known.js";
import { conditionRows, type FilterState, orPanels } from "../entity.js";
import { createLedger, type Ledger } from "./clashes.js";
import {
  createJudge,
  type Judge,
  type JudgedPanel,
  type JudgedRow,
  judgePanel,
  panelMark,
} from "./judged-panel.js";
import type { LogicWarning } from "./logic-warning.js";
import { orPanelWarnings } from "./panel-logic-warnings.js";

/**
 * The logic warnings of a filter that can be saved all the same: conditions that exclude each other, and conditions that
 * narrow nothing. Only what is certain gives a warning; opaque rows are not judged.
 *
 * @param known - what the page's lists know; without it, what depends on it gives no warning
 */
export function findLogicWarnings(
  state: FilterState,
  known: Partial<Known> = {},
  judge: Judge = createJudge(),
): LogicWarning[] {
  const ledger = createLedger({ ...nothingKnown, ...known });
  const all = judgePanel(conditionRows(state), judge);
  const panels = orPanels(state).map(({ key, children: branches }) => ({
    key,
    ...judgePanel(branches ?? [], judge),
  }));
  return [
    ...contradictions(all.chosen, ledger),
    ...inItself(all),
    ...panels.flatMap((panel) => [...orPanelWarnings(panel, all, ledger), ...inItself(panel)]),
    ...repeated(panels, panelMark),
  ];
}

/** Every row that contradicts another is in one of these; of pairs whose other row is reported already only the first is kept. */
function contradictions(rows: readonly JudgedRow[], ledger: Ledger): LogicWarning[] {
  const reported = new Set<string>();
  return rows.flatMap((judged): LogicWarning[] => {
    const { key } = judged;
    const claims = ledger.claimsOf(judged);
    const clashes = ledger.clashesWith(claims);
    ledger.enter(key, claims);
    const kept = clashes.filter(({ row }, at) => at === 0 || !reported.has(row));
    for (const { row } of kept) reported.add(row);
    return kept.map(({ row, clash }) => ({ kind: "contradiction", row: key, other: row, reason: clash }));
  });
}

/** Warnings about the conditions of one panel by themselves: repeated and empty ones. */
function inItself({ chosen, empty }: JudgedPanel): LogicWarning[] {
  return [
    ...repeated(chosen, ({ mark }) => mark),
    ...empty.map((key): LogicWarning => ({ kind: "empty", row: key, other: null, reason: null })),
  ];
}

function repeated<Row extends { key: string }>(
  rows: readonly Row[],
  markOf: (row: Row) => string | null,
): LogicWarning[] {
  const firsts = new Map<string, string>();
  return rows.flatMap((row): LogicWarning[] => {
    const mark = markOf(row);
    const first = mark === null ? undefined : firsts.get(mark);
    if (first !== undefined) return [{ kind: "duplicate", row: row.key, other: first, reason: null }];
    if (mark !== null) firsts.set(mark, row.key);
    return [];
  });
}
