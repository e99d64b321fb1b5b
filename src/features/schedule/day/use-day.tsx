import { useAtomValue } from "jotai";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Reservation } from "../../../api/reservations.js";
import { type QueryState, useQuery } from "../../../collection/index.js";
import { openHours } from "../../opening-hours/index.js";
import { createDayMemory, type DayLayout, layOutDay } from "../layout/day-layout.js";
import { recordKey } from "../layout/record-key.js";
import { isChangedSince } from "../moves/changed-since.js";
import { useSchedule } from "../schedule-context.js";
import { shiftRange } from "../shifts/shift-range.js";

/** Height of a lane, and gap between lanes, in pixels. */
export const laneSize = { height: 52, gap: 4 };

/** Length of a slot where the salon does not give one, in minutes. */
export const usualSlot = 15;

/** A day as it is drawn, and how its loading goes. */
export interface ShownDay {
  readonly state: QueryState<unknown>;
  readonly layout: DayLayout | null;
  /** The steps of the salon, in minutes. */
  readonly slot: number;
  retry(): void;
}

/** Everything that is known of the day that is shown. */
export function useDay(): ShownDay {
  const { model, actions } = useSchedule();
  const date = useAtomValue(model.atoms.date);
  const queries = actions.queries();
  const salon = actions.salon();
  const records = queries.records({ first: date, last: date });
  const state = useQuery(records);
  const resources = useQuery(salon.resources);
  const rules = useQuery(salon.rules);
  const opening = useQuery(queries.opening(date.slice(0, 4)));
  const shifts = useQuery(queries.shifts(shiftRange(date)));
  const before = useRef<DayLayout>(undefined);
  const [memory] = useState(createDayMemory);
  const rows = state.data;
  const layout = useMemo(() => {
    if (rows === null || resources.data === null) return null;
    return layOutDay(
      {
        date,
        resources: resources.data,
        reservations: rows,
        shifts: shifts.data ?? [],
        open: openHours(date, opening.data, rules.data?.special_dates ?? []),
      },
      laneSize,
      before.current,
      memory,
    );
  }, [date, rows, resources.data, shifts.data, opening.data, rules.data, memory]);
  useEffect(() => {
    before.current = layout ?? undefined;
  }, [layout]);
  useEffect(() => followRecords(model, rows, date), [model, rows, date]);
  // A day that is looked at again is shown as it was, and read again: events of other days were not taken.
  useEffect(() => records.refresh(), [records]);
  const failed = resources.is === "failed" ? resources : null;
  return {
    state: failed && state.is !== "loading" ? { is: "failed", data: null, failure: failed.failure } : state,
    layout,
    slot: rules.data?.slot_minutes ?? usualSlot,
    retry() {
      records.retry();
      salon.resources.retry();
    },
  };
}

/** Notices changes by others of a chip that is lifted, or whose move can be undone. */
function followRecords(
  model: ReturnType<typeof useSchedule>["model"],
  rows: readonly Reservation[] | null,
  date: string,
): void {
  if (rows === null) return;
  const find = (key: string) => rows.find((each) => recordKey(each) === key);
  const move = model.move();
  if (move.is === "lifted") {
    const record = find(move.key);
    if (record) model.recordChanged(record, move.key);
    else model.act({ type: "recordRemoved", key: move.key });
  }
  const undoable = model.undoable();
  if (undoable === null) return;
  const { key, version, before } = undoable.move;
  const moved = find(key);
  const isOthers = moved ? isChangedSince(moved, version) : before.date === date;
  if (isOthers) model.forgetMove();
}
