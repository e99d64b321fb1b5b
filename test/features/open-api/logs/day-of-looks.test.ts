import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import type { CallLog, LogPage } from "../../../../src/api/open-api-calls.js";
import type { LogQuery } from "../../../../src/features/open-api/logs/frozen-log.js";
import { createLogModel } from "../../../../src/features/open-api/logs/log-model.js";
import { inEachZone } from "../../../lib/dates/in-zones.js";

/* A log that is open for a day: it looks every minute, and keeps no more than at first (rules: log-new-calls). */

const minute = 60_000;
const perPage = 50;

/** A server whose log gets a call each minute, and a clock on which everything waits. */
function openDay(start = "2026-11-20T00:00:00+09:00") {
  let clock = Date.parse(start);
  let newest = 100;
  const waiting = new Set<{ readonly at: number; readonly act: () => void }>();
  const signals = new Set<AbortSignal>();
  const reads: LogQuery[] = [];
  let fails = false;
  const store = createStore();
  const model = createLogModel({
    store,
    now: () => clock,
    wait(ms, act) {
      const one = { at: clock + ms, act };
      waiting.add(one);
      return () => void waiting.delete(one);
    },
    async read(_codeId, query, signal) {
      if (signal.aborted) return { ok: false, failure: { kind: "aborted", status: null, messages: [] } };
      reads.push(query);
      signals.add(signal);
      if (fails) return { ok: false, failure: { kind: "unreachable", status: null, messages: [] } };
      return { ok: true, status: 200, data: page(newest) };
    },
  });
  return {
    ...{ model, store, waiting, signals, reads },
    fail: (whether: boolean) => {
      fails = whether;
    },
    async pass(minutes = 1): Promise<void> {
      clock += minutes * minute;
      newest += minutes;
      for (const one of [...waiting].filter(({ at }) => at <= clock)) {
        waiting.delete(one);
        one.act();
      }
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
  };
}

function page(newest: number): LogPage {
  const logs = Array.from({ length: perPage }, (_, at) => row(newest - at));
  return { logs, page: 1, lastPage: Math.ceil(newest / perPage), perPage, total: newest };
}

function row(id: number): CallLog {
  return {
    ...{ id, requestedAt: 0, method: "POST", path: "/", statusCode: 200, durationMs: 1 },
    ...{ triggerId: null, requestBytes: 1, errorMessage: null, requestId: String(id) },
  };
}

test("a day of looks: one a minute, and nothing of it is kept but how many calls are new", async () => {
  const { model, store, waiting, signals, reads, pass } = openDay();
  await model.begin(1);
  model.watch(true);
  const first = model.state();
  for (let minutes = 1; minutes <= 1440; minutes += 1) {
    await pass();
    expect(waiting.size).toBe(1);
  }
  expect(reads).toHaveLength(1 + 1440);
  expect(model.state()).toBe(first);
  expect(store.get(model.atoms.newCalls)).toEqual({ count: perPage, isAtLeast: true });
  expect(signals.size).toBe(1);
  model.leave();
  expect(waiting.size).toBe(0);
  await pass();
  expect(reads).toHaveLength(1 + 1440);
});

test("the element leaves while a page is asked for, and comes back: it looks again, and says what is new", async () => {
  const { model, store, reads, pass } = openDay();
  model.watch(true);
  await model.begin(1);
  model.goTo(2);
  model.leave();
  model.watch(true);
  await pass();
  expect([reads.length, store.get(model.atoms.newCalls).count]).toEqual([3, 1]);
});

inEachZone(() => {
  const days = ({ start_date, end_date }: LogQuery) => [start_date, end_date];

  test("looks of 今日 and 7日 ask for the days that they mean by then; pages of the list for those that it was frozen with", async () => {
    const { model, reads, pass } = openDay("2026-11-20T23:58:30+09:00");
    model.watch(true);
    await model.begin(1);
    await pass();
    await pass();
    expect(reads.map(days)).toEqual([
      ["2026-11-20", "2026-11-20"],
      ["2026-11-20", "2026-11-20"],
      ["2026-11-21", "2026-11-21"],
    ]);
    model.goTo(2);
    expect(days(reads[3] as LogQuery)).toEqual(["2026-11-20", "2026-11-20"]);
    model.choose({ preset: "7" });
    await model.begin(1);
    // Hidden for a night.
    model.watch(false);
    await pass(24 * 60);
    model.watch(true);
    await pass(0);
    expect(reads.slice(4).map(days)).toEqual([
      ["2026-11-15", "2026-11-21"],
      ["2026-11-16", "2026-11-22"],
    ]);
  });

  test("days that are written stay what they are, also while others are being written", async () => {
    const { model, reads, pass } = openDay("2026-11-20T23:59:30+09:00");
    model.watch(true);
    model.choose({ preset: "custom", from: "2026-11-18", to: "2026-11-20" });
    await model.begin(1);
    model.choose({ preset: "custom", from: "2026-11-19", to: "" });
    await pass();
    expect(reads.map(days)).toEqual([
      ["2026-11-18", "2026-11-20"],
      ["2026-11-18", "2026-11-20"],
    ]);
  });

  test("a first page that failed before midnight is asked for of the day that it is by then", async () => {
    const { model, reads, fail, pass } = openDay("2026-11-20T23:59:30+09:00");
    fail(true);
    await model.begin(1);
    await pass();
    fail(false);
    model.retry();
    expect(reads.map(days)).toEqual([
      ["2026-11-20", "2026-11-20"],
      ["2026-11-21", "2026-11-21"],
    ]);
  });
});
