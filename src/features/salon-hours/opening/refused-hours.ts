import {
  changedKeys,
  type HoursKey,
  type OpeningYear,
  placesOnWire,
  rangesAt,
} from "../../opening-hours/index.js";

/** Server error about times of a year that was sent. */
export interface RefusedTime {
  readonly year: number;
  readonly key: HoursKey;
  /** The range as it is shown: edited ones are sent in the order of time. */
  readonly at: number;
  readonly edge: "from" | "to";
  readonly lines: readonly string[];
}

/** Server errors at the fields of the section. */
export interface RefusedHours {
  readonly times: readonly RefusedTime[];
  readonly slot: readonly string[];
}

export const nothingRefused: RefusedHours = { times: [], slot: [] };

type Messages = Readonly<Record<string, readonly string[]>>;

/** The messages of a year, by the names of the wire: `weekdays.1.0.from`, `common.0.to`, `dates.2026-12-31.0`. */
export function refusedTimes(
  messages: Messages,
  year: number,
  loaded: OpeningYear,
  edited: OpeningYear,
): readonly RefusedTime[] {
  const changed = changedKeys(loaded, edited);
  return Object.entries(messages).flatMap(([name, lines]) => {
    const [, key, place, edge = "from"] = wireName.exec(name.replace(/\[([^\]]*)\]/g, ".$1")) ?? [];
    if (key === undefined || lines.length === 0) return [];
    const hours = key as HoursKey;
    const order = placesOnWire(rangesAt(edited, hours));
    const at = changed.includes(hours) ? (order[Number(place)] ?? -1) : Number(place);
    return [{ year, key: hours, at, edge: edge === "to" ? ("to" as const) : ("from" as const), lines }];
  });
}

/** The messages of the steps. */
export function refusedSlot(messages: Messages): readonly string[] {
  return messages.slot_minutes ?? [];
}

const wireName = /^(common|(?:weekdays|dates)\.[^.]+)\.(\d{1,4})(?:\.(from|to))?$/;
