import type { Ledger, RowClash } from "./clashes.js";
import { isWhole, type JudgedPanel } from "./judged-panel.js";
import type { LogicWarning } from "./logic-warning.js";

/** The warnings of an or-panel, given the conditions that must all be met. The ledger holds those. */
export function orPanelWarnings(
  panel: JudgedPanel & { key: string },
  all: JudgedPanel,
  ledger: Ledger,
): LogicWarning[] {
  if (panel.size === 0) return [{ kind: "unfinished", row: panel.key, other: null, reason: null }];
  const impossible = panel.chosen.flatMap((judged) => {
    const clashes = ledger.clashesWith(ledger.claimsOf(judged));
    return clashes.length > 0 ? [{ key: judged.key, clashes }] : [];
  });
  return [
    ...(impossible.length === panel.size ? [impossibleBranches(panel.key, impossible)] : []),
    ...needless(panel, all),
    ...impossible.flatMap(({ key, clashes: [first] }): LogicWarning[] =>
      first ? [{ kind: "redundant", row: key, other: first.row, reason: first.clash }] : [],
    ),
  ];
}

/** Names the one condition that makes all branches impossible, or else one for each branch. */
function impossibleBranches(
  panel: string,
  branches: readonly { clashes: readonly RowClash[] }[],
): LogicWarning {
  const [first = [], ...rest] = branches.map(({ clashes }) => clashes.map(({ row }) => row));
  const common = first.find((row) => rest.every((rows) => rows.includes(row)));
  if (common !== undefined)
    return { kind: "impossible-branches", row: panel, other: common, reason: [common] };
  const reason = [...new Set([first, ...rest].flatMap((rows) => rows.slice(0, 1)))];
  return { kind: "impossible-branches", row: panel, other: null, reason };
}

/** An or-panel without which the filter would find the same friends. */
function needless(panel: JudgedPanel & { key: string }, all: JudgedPanel): LogicWarning[] {
  const marks = new Set(panel.chosen.map(({ mark }) => mark));
  const copied = all.chosen.find(({ mark }) => marks.has(mark));
  if (copied) return [{ kind: "redundant", row: panel.key, other: copied.key, reason: "met-anyway" }];
  if (!isWhole(panel) || panel.size > 1) return [];
  return [{ kind: "redundant", row: panel.key, other: null, reason: "single" }];
}
