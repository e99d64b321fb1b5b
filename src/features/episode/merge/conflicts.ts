import type { Side } from "../../../editor/index.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import { changeRow, insertValues, removeRow, rowOf } from "../../../list-editor/index.js";
import { type EpisodeState, writeEpisode } from "../entity.js";
import { stepId } from "../steps/step.js";
import { renumbered, withDocument } from "../transitions.js";
import { mergeSteps, type StepConflict } from "./merge-steps.js";

/** The name, changed by two people to different texts. */
export interface NameConflict {
  readonly mine: string;
  readonly theirs: string;
  readonly before: string;
}

/** Changes of two people to the same thing, until one is chosen. */
export interface Conflicts {
  readonly steps: readonly StepConflict[];
  readonly name: NameConflict | null;
  /** Chosen sides: by the id of a step, or under `name`. */
  readonly chosen: Readonly<Record<string, Side>>;
  /** The version over which they were found. */
  readonly updated_at?: PlainData;
}

/** Fields that only the server decides, apart from the steps. */
const decidedByServer = ["is_active", "activated_at", "deleted_at", "updated_at"] as const;

/** One state of the history, brought over what somebody else has saved since `before`. */
export function mergeInto(
  mine: EpisodeState,
  { before, theirs, nextKey }: { before: EpisodeState; theirs: EpisodeState; nextKey: number },
): { state: EpisodeState; conflicts: readonly StepConflict[] } {
  const merged = mergeSteps({
    mine: mine.rows,
    nextKey,
    before: before.rows.map(({ value }) => value),
    theirs: theirs.rows.map(({ value }) => value),
  });
  const isMyName = mine.document.name !== before.document.name;
  const values: PlainObject = {
    ...(isMyName || theirs.document.name === undefined ? {} : { name: theirs.document.name }),
    ...Object.fromEntries(
      decidedByServer.flatMap((key) => {
        const value = theirs.document[key];
        return value === undefined ? [] : [[key, value]];
      }),
    ),
  };
  const next = withDocument({ ...mine, rows: merged.rows, nextKey: merged.nextKey }, values);
  return { state: renumbered(next) ?? next, conflicts: merged.conflicts };
}

/** The name, where both have changed it to different texts. */
export function nameConflict(
  mine: EpisodeState,
  before: EpisodeState,
  theirs: EpisodeState,
): NameConflict | null {
  const [own, was, other] = [mine, before, theirs].map(({ document }) => textOf(document.name));
  if (own === undefined || was === undefined || other === undefined) return null;
  return own !== was && other !== was && own !== other ? { mine: own, theirs: other, before: was } : null;
}

/** True while a conflict is not decided. */
export function isUndecided({ steps, name, chosen }: Conflicts): boolean {
  return steps.some(({ id }) => chosen[id] === undefined) || (name !== null && chosen.name === undefined);
}

/**
 * Their sequence with what is in conflict as it was before, under the version of then: edits that stand on that meet the same
 * conflicts again.
 */
export function withUndecided(theirs: EpisodeState, { steps, name, updated_at }: Conflicts): PlainObject {
  const document = writeEpisode(theirs);
  if (steps.length === 0 && name === null) return document;
  const all = Array.isArray(document.steps) ? [...document.steps] : [];
  for (const { id, before } of steps) {
    const at = all.findIndex((each) => stepId(each) === id);
    all.splice(at < 0 ? all.length : at, at < 0 ? 0 : 1, ...(before === null ? [] : [before]));
  }
  return {
    ...{ ...document, ...(name && { name: name.before }) },
    ...{ steps: all, updated_at: updated_at ?? null },
  };
}

/** The sequence as it was decided. */
export function decide(state: EpisodeState, { steps, name, chosen }: Conflicts): EpisodeState {
  const named = name && chosen.name ? withDocument(state, { name: name[chosen.name] }) : state;
  const next = steps.reduce((each, conflict) => decideStep(each, conflict, chosen[conflict.id]), named);
  return renumbered(next) ?? next;
}

function decideStep(state: EpisodeState, conflict: StepConflict, side: Side | undefined): EpisodeState {
  const { key, theirs, before } = conflict;
  const row = key === null ? undefined : rowOf(state, key);
  const wanted = side === "theirs" ? theirs : side === "before" ? before : (row?.value ?? null);
  // A step that is gone from the server can only come back as a new one.
  const value = theirs === null && isPlainObject(wanted) ? { ...wanted, id: null } : wanted;
  if (value === null) return row ? (removeRow(state, row.key) ?? state) : state;
  if (row) return changeRow(state, row.key, value) ?? state;
  if (side === undefined || side === "mine") return state;
  const order = isPlainObject(value) && typeof value.order === "number" ? value.order : state.rows.length + 1;
  const at = Math.min(Math.max(order - 1, 0), state.rows.length);
  return insertValues(state, null, at, [value]) ?? state;
}

function textOf(data: PlainData | undefined): string | undefined {
  return typeof data === "string" ? data : undefined;
}
