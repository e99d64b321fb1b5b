import { useAtomValue } from "jotai";
import { useEffect, useMemo, useRef } from "react";
import type { TimeShift } from "../../../api/time-shifts.js";
import { useQuery } from "../../../collection/index.js";
import { openHours } from "../../opening-hours/index.js";
import { laneSize, type ShownDay, usualSlot } from "../day/use-day.js";
import { type DayLayout, layOutDay } from "../layout/day-layout.js";
import { useSchedule } from "../schedule-context.js";
import { shiftRange } from "./shift-range.js";
import { type ShiftRecords, shiftRecords } from "./shift-records.js";

/** The shifts of the day that is shown, laid out as a day, and which record stands for which shift. */
export function useShiftDay(): ShownDay & { shiftOf(id: number): TimeShift | undefined } {
  const { model, actions } = useSchedule();
  const date = useAtomValue(model.atoms.date);
  const queries = actions.queries();
  const salon = actions.salon();
  const query = queries.shifts(shiftRange(date));
  const state = useQuery(query);
  const resources = useQuery(salon.resources);
  const rules = useQuery(salon.rules);
  const opening = useQuery(queries.opening(date.slice(0, 4)));
  const ids = useRef(new Map<string, number>());
  const before = useRef<DayLayout>(undefined);
  const drawn = useMemo((): (ShiftRecords & { layout: DayLayout }) | null => {
    if (state.data === null || resources.data === null) return null;
    const idOf = (key: string) => {
      const id = ids.current.get(key) ?? ids.current.size + 1;
      ids.current.set(key, id);
      return id;
    };
    const made = shiftRecords(date, state.data, resources.data, idOf);
    const open = openHours(date, opening.data, rules.data?.special_dates ?? []);
    const records = { date, resources: resources.data, reservations: made.records, shifts: [], open };
    return { ...made, layout: layOutDay(records, laneSize, before.current) };
  }, [date, state.data, resources.data, opening.data, rules.data]);
  useEffect(() => {
    before.current = drawn?.layout;
  }, [drawn]);
  return {
    state: resources.is === "failed" ? resources : state,
    layout: drawn?.layout ?? null,
    slot: rules.data?.slot_minutes ?? usualSlot,
    shiftOf: (id) => drawn?.shifts.get(id),
    retry() {
      query.retry();
      salon.resources.retry();
    },
  };
}
