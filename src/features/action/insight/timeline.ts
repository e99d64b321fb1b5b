import type { ActionState } from "../entity.js";
import { numberIn, type StoredRow, storedRows } from "./stored.js";

/** When something happens: at once, some minutes later, or at a time of day (actions-and-filters §3). */
export type Moment = { is: "now" } | { is: "later"; min: number; max: number } | { is: "at"; time: string };

/** What cannot be taken back by another effect. */
export type Lasting = "blocks" | "stopsScenario" | "removesMenu" | "cancelsReminder";

/** One effect as it really happens. */
export interface Step {
  key: string;
  moment: Moment;
  isSend: boolean;
  conditional: boolean;
  lasting: Lasting | null;
}

/** What really happens, and how many messages that are. */
export interface Timeline {
  steps: readonly Step[];
  /** Messages that are sent, the conditional ones among them. */
  sends: number;
  /** Not everybody gets all of them. */
  atMost: boolean;
  /** Some step happens before one that stands above it. */
  reordered: boolean;
}

const textType = 1;
const templateType = 12;

/**
 * The effects in the order in which they really happen: at once as they stand in the list, then what waits, by its
 * shortest wait, then times of day. Which of the last two is first nobody knows before the action fires.
 */
export function timelineOf(state: ActionState): Timeline {
  const listed = storedRows(state).map(stepOf);
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

function stepOf({ key, type, fields, conditional }: StoredRow): Step {
  const isSend = type === textType || type === templateType;
  return {
    key,
    conditional,
    isSend,
    moment: isSend ? momentOf(fields) : { is: "now" },
    lasting: lastingOf(type, fields),
  };
}

function momentOf({ delay_type, delay_min, delay_max, delay_at }: StoredRow["fields"]): Moment {
  if (numberIn(delay_type) === 1) {
    const min = numberIn(delay_min) ?? 0;
    return { is: "later", min, max: Math.max(min, numberIn(delay_max) ?? min) };
  }
  if (numberIn(delay_type) === 2) return { is: "at", time: typeof delay_at === "string" ? delay_at : "" };
  return { is: "now" };
}

function lastingOf(type: number, fields: StoredRow["fields"]): Lasting | null {
  if (type === 7 && numberIn(fields.user_rate) === -1) return "blocks";
  if (type === 5 && numberIn(fields.group_id) === 0) return "stopsScenario";
  if (type === 14 && numberIn(fields.menu_id) === 0) return "removesMenu";
  if (type === 15 && numberIn(fields.firetype) === 1) return "cancelsReminder";
  return null;
}

function rankOf({ is }: Moment): number {
  return is === "now" ? 0 : is === "later" ? 1 : 2;
}

function compare(one: Moment, other: Moment): number {
  if (one.is === "later" && other.is === "later") return one.min - other.min || one.max - other.max;
  if (one.is === "at" && other.is === "at") return one.time < other.time ? -1 : one.time > other.time ? 1 : 0;
  return 0;
}
