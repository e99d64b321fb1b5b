import { dayOf } from "../audience/days.js";
import type { Store } from "../store.js";
import { callLogs, dayCounts, type KeptCall } from "./open-api-codes.js";

/** A call with its day in Tokyo. */
export interface LoggedCall {
  readonly call: KeptCall;
  readonly day: string;
}

/**
 * The calls of a store, in memory and by code, since documents can be found by their ids alone. Read with the first
 * question; from then on the store's calls are written by nobody else.
 */
export interface CallTable {
  /** Of a code: oldest first. */
  rows(codeId: number): readonly LoggedCall[];
  /** How many calls a code had on each day that had some: those with a line, and those whose line is no longer kept. */
  days(codeId: number): Map<string, number>;
  /** Adds a call, which gets the next id. */
  add(make: (id: number) => KeptCall, at: Date): KeptCall;
}

/** Opens the calls of a store. */
export function openCalls(store: Store): CallTable {
  let read: Map<number, LoggedCall[]> | undefined;

  function rowsOf(codeId: number): LoggedCall[] {
    read ??= readAll(store);
    const known = read.get(codeId);
    if (known) return known;
    const rows: LoggedCall[] = [];
    read.set(codeId, rows);
    return rows;
  }

  return {
    rows: rowsOf,
    days(codeId) {
      const counts = new Map(Object.entries(store.get(dayCounts, codeId)?.value ?? {}));
      for (const { day } of rowsOf(codeId)) counts.set(day, (counts.get(day) ?? 0) + 1);
      return counts;
    },
    add(make, at) {
      read ??= readAll(store);
      const { value } = store.insert(callLogs, make, at);
      rowsOf(value.open_api_code_id).push(withDay(value));
      return value;
    },
  };
}

function readAll(store: Store): Map<number, LoggedCall[]> {
  const byCode = new Map<number, LoggedCall[]>();
  for (const { value } of store.list(callLogs)) {
    const rows = byCode.get(value.open_api_code_id) ?? [];
    rows.push(withDay(value));
    byCode.set(value.open_api_code_id, rows);
  }
  return byCode;
}

function withDay(call: KeptCall): LoggedCall {
  return { call, day: dayOf(new Date(call.requested_at)) };
}
