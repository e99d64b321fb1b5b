import type { EffectVariants, Lasting, Moment } from "../effects/index.js";
import type { ActionState } from "../entity.js";
import { type StoredRow, storedRows } from "./stored.js";

/** One effect at the time it runs. */
export interface Step {
  key: string;
  moment: Moment;
  isSend: boolean;
  conditional: boolean;
  lasting: Lasting | null;
}

/** Order of what really happens, and the number of messages. */
export interface Timeline {
  steps: readonly Step[];
  /** Messages that are sent, the conditional ones among them. */
  sends: number;
  /** Not everybody gets all of them. */
  atMost: boolean;
  /** Some step happens before one that stands above it. */
  reordered: boolean;
}

/**
 * The effects in the order in which they really happen: at once as they stand in the list, then what waits, by its
 * shortest wait, then times of day. Which of the last two comes first is not known before the action fires.
 */
export function timelineOf(state: ActionState, effects: EffectVariants): Timeline {
  const listed = storedRows(state, effects).map(stepOf);
  const steps = listed.toSorted(
    (one, other) => rankOf(one.moment) - rankOf(other.moment) || compare(one.moment, other.moment),
  );
  const sends = steps.filter(({ isSend }) => isSend);
  return {
    steps,
    sends: sends.length,
    atMost: sends.some(({ conditional }) => conditional),
    reordered: steps.some((step, at) => step !== listed[at]),
  };
}

function stepOf({ key, read, conditional }: StoredRow): Step {
  const moment = read?.definition.sends?.(read.value);
  return {
    key,
    conditional,
    isSend: moment !== undefined,
    moment: moment ?? { is: "now" },
    lasting: read?.definition.lasting?.(read.value) ?? null,
  };
}

function rankOf({ is }: Moment): number {
  return is === "now" ? 0 : is === "later" ? 1 : 2;
}

function compare(one: Moment, other: Moment): number {
  if (one.is === "later" && other.is === "later") return one.min - other.min || one.max - other.max;
  if (one.is === "at" && other.is === "at") return one.time < other.time ? -1 : one.time > other.time ? 1 : 0;
  return 0;
}
