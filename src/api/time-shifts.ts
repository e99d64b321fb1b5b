import { isDay } from "../lib/dates/days.js";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";
import { readClock, readId, readRows, readText } from "./read-fields.js";
import { read } from "./resources.js";

/** One day on which a resource works, out of a series (rules: shift-series). */
export interface TimeShift {
  /** The series. */
  readonly master_id: number;
  /** The row of a day that differs from its series. */
  readonly self_id: number | null;
  readonly salon_resource_id: number;
  readonly start_date: string;
  /** The day on which it is drawn. */
  readonly _date: string;
  /** The day that its series made, where it has been moved from there. */
  readonly dirty_date: string | null;
  /** `none`, `daily`, `weekly`; one that we do not know is kept as it is written. */
  readonly repeat: string;
  readonly from: string;
  readonly to: string;
  readonly description: string;
  readonly expired_at: string | null;
  readonly patch_type: string | null;
  readonly updated_at: string | null;
}

/** How much of a series a change is meant for. */
export type ShiftScope = "once" | "following" | "permanently";

/** Fields of a series of shifts, or of a part of it. */
export interface ShiftFields {
  readonly start_date: string;
  readonly repeat: string;
  readonly from: string;
  readonly to: string;
  readonly description: string;
  readonly expired_at: string | null;
}

const list = read((body) => readRows(body, readTimeShift));
const anything = read((body): { body: PlainData } => ({ body }));

export const loadTimeShiftsEndpoint = endpoint({ method: "GET", path: "/api/salon/{salon}/time_shifts" });

/** Loads the days of all series in a window of days. */
export function loadTimeShifts(
  http: Http,
  salon: string,
  { first, last }: { first: string; last: string },
  signal: AbortSignal,
): Promise<Answer<TimeShift[]>> {
  const call = at(loadTimeShiftsEndpoint, { salon });
  return http.send({ ...call, query: { from: first, to: last }, signal, success: list });
}

export const createTimeShiftEndpoint = endpoint({
  method: "POST",
  path: "/api/salon/{salon}/resources/{resource}/time_shifts",
  once: true,
});

/** Makes a series. */
export function createTimeShift(
  http: Http,
  { salon, resource }: { salon: string; resource: number },
  fields: ShiftFields,
): Promise<Answer<unknown>> {
  const call = at(createTimeShiftEndpoint, { salon, resource });
  return http.send({ ...call, json: { ...fields }, success: anything });
}

export const changeTimeShiftEndpoint = endpoint({
  method: "PUT",
  path: "/api/salon/{salon}/resources/{resource}/time_shifts/{master}",
  once: true,
});

/** Changes a day of a series, those from it on, or all. `date` is the day that the series made. */
export function changeTimeShift(
  http: Http,
  { salon, resource, master }: { salon: string; resource: number; master: number },
  change: ShiftFields & { patch_type: ShiftScope; date: string; self_id: number | null },
): Promise<Answer<unknown>> {
  const call = at(changeTimeShiftEndpoint, { salon, resource, master });
  return http.send({ ...call, json: { ...change }, success: anything });
}

export const deleteTimeShiftEndpoint = endpoint({
  method: "DELETE",
  path: "/api/salon/{salon}/resources/{resource}/time_shifts/{master}/{scope}",
});

/** Deletes a day of a series, those from it on, or all. */
export function deleteTimeShift(
  http: Http,
  { salon, resource, master }: { salon: string; resource: number; master: number },
  { scope, date, selfId }: { scope: ShiftScope; date: string; selfId: number | null },
): Promise<Answer<unknown>> {
  return http.send({
    ...at(deleteTimeShiftEndpoint, { salon, resource, master, scope }),
    query: scope === "permanently" ? {} : { date, ...(selfId !== null && { self_id: selfId }) },
    success: anything,
  });
}

/** Reads a day of a series; `null` where it says of no series, no resource or no day. */
export function readTimeShift(data: PlainObject): TimeShift | null {
  const [master, resource] = [readId(data.master_id), readId(data.salon_resource_id)];
  const date = readDay(data._date);
  if (master === null || resource === null || date === null) return null;
  return {
    master_id: master,
    self_id: readId(data.self_id),
    salon_resource_id: resource,
    start_date: readDay(data.start_date) ?? date,
    _date: date,
    dirty_date: readDay(data.dirty_date),
    repeat: readText(data.repeat) ?? "none",
    from: readClock(data.from),
    to: readClock(data.to),
    description: readText(data.description) ?? "",
    expired_at: readText(data.expired_at),
    patch_type: readText(data.patch_type),
    updated_at: readText(data.updated_at),
  };
}

/** Some servers write a time behind the day. */
function readDay(data: PlainData | undefined): string | null {
  const day = readText(data)?.slice(0, 10);
  return isDay(day) ? day : null;
}
