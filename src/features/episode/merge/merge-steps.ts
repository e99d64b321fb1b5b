import { stringify } from "../../../lib/json.js";
import { isPlainObject, type PlainData, samePlainData } from "../../../lib/plain-data.js";
import { type Row, readRows } from "../../../list-editor/index.js";
import { stepId } from "../steps/step.js";

/** A step that two people have changed to different things; `null` where it was removed, or was not there. */
export interface StepConflict {
  /** The key of its row; `null` where it was removed here. */
  readonly key: string | null;
  readonly id: number;
  readonly mine: PlainData | null;
  readonly theirs: PlainData | null;
  readonly before: PlainData | null;
}

/** The steps of one person brought over those of another. */
export interface MergedSteps {
  readonly rows: readonly Row[];
  readonly nextKey: number;
  readonly conflicts: readonly StepConflict[];
}

/**
 * Merges by the ids of steps: what only they changed, added or removed is taken over, one's own stays. The order is one's
 * own where it was changed, else theirs. What both changed stays as it is here, and is named.
 */
export function mergeSteps(given: {
  mine: readonly Row[];
  nextKey: number;
  before: readonly PlainData[];
  theirs: readonly PlainData[];
}): MergedSteps {
  const { mine } = given;
  const [before, theirs] = [identified(given.before), identified(given.theirs)];
  const mineBy = new Map(identities(mine.map(({ value }) => value)).map((id, at) => [id, mine[at] as Row]));
  const conflicts: StepConflict[] = [];
  const kept = new Map<string, Row>();
  for (const [identity, row] of mineBy) {
    const [was, other] = [before.get(identity), theirs.get(identity)];
    if (was === undefined && other === undefined) kept.set(identity, row);
    else if (other === undefined) {
      if (was !== undefined && sameStep(row.value, was)) continue;
      kept.set(identity, row);
      addConflict(row.key, row.value, null, was ?? null);
    } else if (sameStep(row.value, other) || (was !== undefined && sameStep(row.value, was)))
      kept.set(identity, sameStep(row.value, other) ? row : { ...row, value: other });
    else {
      kept.set(identity, row);
      if (was === undefined || !sameStep(other, was)) addConflict(row.key, row.value, other, was ?? null);
    }
  }
  const added: [string, PlainData][] = [];
  for (const [identity, other] of theirs) {
    if (mineBy.has(identity)) continue;
    const was = before.get(identity);
    if (was === undefined) added.push([identity, other]);
    else if (!sameStep(other, was)) addConflict(null, null, other, was);
  }
  const made = readRows(
    added.map(([, value]) => value),
    given.nextKey,
  );
  const arrived = new Map(added.map(([identity], at) => [identity, made.rows[at] as Row]));
  const isMyOrder = isReordered([...mineBy.keys()], [...before.keys()]);
  const order = isMyOrder
    ? woven([...kept.keys()], [...theirs.keys()], arrived)
    : woven(
        [...theirs.keys()].filter((each) => kept.has(each) || arrived.has(each)),
        [...mineBy.keys()],
        kept,
      );
  const rows = order.flatMap((identity) => kept.get(identity) ?? arrived.get(identity) ?? []);
  return { rows, nextKey: made.nextKey, conflicts };

  function addConflict(
    key: string | null,
    own: PlainData | null,
    other: PlainData | null,
    was: PlainData | null,
  ): void {
    const id = stepId(own) ?? stepId(other);
    if (id !== null) conflicts.push({ key, id, mine: own, theirs: other, before: was });
  }
}

/** New steps of `mine` that are in theirs by now, with the ids that they got: a save had arrived whose answer had not. */
export function withArrived(mine: readonly Row[], theirs: readonly PlainData[]): readonly Row[] {
  const ids = new Set(mine.map(({ value }) => stepId(value)));
  const added = theirs.filter((each) => !ids.has(stepId(each)));
  return mine.map((row) => {
    if (stepId(row.value) !== null) return row;
    const at = added.findIndex((each) => isPlainObject(each) && sameStep({ ...each, id: null }, row.value));
    const [arrived] = at < 0 ? [] : added.splice(at, 1);
    return arrived === undefined ? row : { ...row, value: arrived };
  });
}

/** True when two stored steps are equal; the index in the list does not count. */
export function sameStep(one: PlainData, other: PlainData): boolean {
  return samePlainData(withoutOrder(one), withoutOrder(other));
}

function withoutOrder(step: PlainData): PlainData {
  if (!isPlainObject(step)) return step;
  const { order: _, ...rest } = step;
  return rest;
}

/** Identities of steps: their ids, or for those without one their content and its count among equal ones. */
function identities(steps: readonly PlainData[]): string[] {
  const seen = new Map<string, number>();
  return steps.map((step) => {
    const id = stepId(step);
    const own = id === null ? `new ${stringify(withoutOrder(step))}` : `id ${id}`;
    const count = (seen.get(own) ?? 0) + 1;
    seen.set(own, count);
    return count === 1 ? own : `${own} ${count}`;
  });
}

function identified(steps: readonly PlainData[]): Map<string, PlainData> {
  return new Map(identities(steps).map((identity, at) => [identity, steps[at] ?? null]));
}

/** True when the steps that both have are in another order. */
function isReordered(now: readonly string[], then: readonly string[]): boolean {
  const [nowSet, thenSet] = [new Set(now), new Set(then)];
  const [left, right] = [now.filter((each) => thenSet.has(each)), then.filter((each) => nowSet.has(each))];
  return left.some((each, at) => each !== right[at]);
}

/** An order with what another one has besides (`more`), each behind what it stands behind there. */
function woven(
  order: readonly string[],
  other: readonly string[],
  more: ReadonlyMap<string, unknown>,
): readonly string[] {
  const result = [...order];
  const there = new Set(order);
  let before: string | null = null;
  for (const identity of other) {
    if (!there.has(identity) && more.has(identity)) {
      result.splice(before === null ? 0 : result.indexOf(before) + 1, 0, identity);
      there.add(identity);
    }
    if (there.has(identity)) before = identity;
  }
  return result;
}
