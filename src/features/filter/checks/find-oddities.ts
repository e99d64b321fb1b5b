import { conditionRows, type FilterState, orPanels } from "../entity.js";
import { createLedger, type Ledger } from "./clashes.js";
import { type JudgedPanel, type JudgedRow, judgePanel, panelMark } from "./judged-panel.js";
import { type Known, nothingKnown } from "./known.js";
import type { Oddity } from "./oddity.js";
import { besideAll } from "./panel-oddities.js";

/**
 * What is odd about a filter although it can be saved: conditions that nobody can meet together, and what narrows
 * nothing. Only what is certain is told, and what is merely held is not judged.
 *
 * @param known - what the page's lists tell; what hangs on the rest is left unsaid
 */
export function findOddities(state: FilterState, known: Partial<Known> = {}): Oddity[] {
  const ledger = createLedger({ ...nothingKnown, ...known });
  const all = judgePanel(conditionRows(state));
  const panels = orPanels(state).map(({ key, branches }) => ({ key, ...judgePanel(branches ?? []) }));
  return [
    ...contradictions(all.chosen, ledger),
    ...inItself(all),
    ...panels.flatMap((panel) => [...besideAll(panel, all, ledger), ...inItself(panel)]),
    ...repeated(panels, panelMark),
  ];
}

/** Every row that contradicts another is in one of these; further pairs of rows that are told of already are left out. */
function contradictions(rows: readonly JudgedRow[], ledger: Ledger): Oddity[] {
  const told = new Set<string>();
  return rows.flatMap(({ key, condition }): Oddity[] => {
    const claims = ledger.claimsOf(condition);
    const clashes = ledger.clashesWith(claims);
    ledger.enter(key, claims);
    const telling = clashes.filter(({ row }, at) => at === 0 || !told.has(row));
    for (const { row } of telling) told.add(row);
    return telling.map(({ row, clash }) => ({ kind: "contradiction", row: key, other: row, reason: clash }));
  });
}

/** What is odd about the conditions of one panel, all or any of which must be met. */
function inItself({ chosen, empty }: JudgedPanel): Oddity[] {
  return [
    ...repeated(chosen, ({ mark }) => mark),
    ...empty.map((key): Oddity => ({ kind: "empty", row: key, other: null, reason: null })),
  ];
}

function repeated<Row extends { key: string }>(
  rows: readonly Row[],
  markOf: (row: Row) => string | null,
): Oddity[] {
  const firsts = new Map<string, string>();
  return rows.flatMap((row): Oddity[] => {
    const mark = markOf(row);
    const first = mark === null ? undefined : firsts.get(mark);
    if (first !== undefined) return [{ kind: "duplicate", row: row.key, other: first, reason: null }];
    if (mark !== null) firsts.set(mark, row.key);
    return [];
  });
}
