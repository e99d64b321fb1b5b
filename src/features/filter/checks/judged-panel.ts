import { isPlainObject, type PlainData } from "../../../lib/plain-data.js";
import {
  type AnyConditionVariant,
  allConditions,
  type ConditionData,
  type ConditionVariants,
} from "../conditions/index.js";
import type { FilterRow } from "../entity.js";
import { fingerprint } from "./fingerprint.js";

/** A condition that can be read. */
export interface Judged {
  definition: AnyConditionVariant;
  /** As it is sent. */
  condition: ConditionData;
  isEmpty: boolean;
  /** The same for conditions that ask exactly the same. */
  mark: string;
}

/** A row in which something is chosen. */
export interface JudgedRow extends Judged {
  key: string;
}

/** The conditions of one panel, as far as they can be judged: what is opaque is in neither list. */
export interface JudgedPanel {
  chosen: readonly JudgedRow[];
  /** Keys of the rows in which nothing is chosen yet. */
  empty: readonly string[];
  /** How many conditions there are. */
  size: number;
}

export function judgePanel(rows: readonly FilterRow[], judge: Judge): JudgedPanel {
  const chosen: JudgedRow[] = [];
  const empty: string[] = [];
  for (const { key, value: condition } of rows) {
    const judged = judge(condition);
    if (judged?.isEmpty) empty.push(key);
    else if (judged) chosen.push({ key, ...judged });
  }
  return { chosen, empty, size: rows.length };
}

/** True when there are conditions, and something is chosen in each of them. */
export function isWhole({ chosen, size }: JudgedPanel): boolean {
  return size > 0 && chosen.length === size;
}

/** The same for or-panels of exactly the same conditions in whatever order; `null` where that is not certain. */
export function panelMark(panel: JudgedPanel): string | null {
  return isWhole(panel)
    ? panel.chosen
        .map(({ mark }) => mark)
        .sort()
        .join()
    : null;
}

/** Judges one condition; `null` for one that cannot be read whole. */
export type Judge = (condition: PlainData) => Judged | null;

/** Remembers its judgements: conditions are never changed in place, so a keystroke makes one to be judged anew, and not all. */
export function createJudge(variants: ConditionVariants = allConditions): Judge {
  const judgements = new WeakMap<object, Judged | null>();
  return (condition) => {
    if (!isPlainObject(condition)) return null;
    const known = judgements.get(condition);
    if (known !== undefined) return known;
    const judged = judge(condition as ConditionData, variants.of(condition));
    judgements.set(condition, judged);
    return judged;
  };
}

function judge(condition: ConditionData, definition: AnyConditionVariant | null): Judged | null {
  if (!definition) return null;
  const sent = definition.toSend?.(condition) ?? condition;
  return {
    definition,
    condition: sent,
    isEmpty: definition.unfinished(condition),
    mark: fingerprint(sent),
  };
}
