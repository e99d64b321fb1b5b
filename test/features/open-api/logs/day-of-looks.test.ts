import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import type { CallLog, LogPage } from "../../../../src/api/open-api-calls.js";
import { createLogModel } from "../../../../src/features/open-api/logs/log-model.js";

/* A log that is open for a day: it looks every minute, and keeps no more than at first (contract open-api.md §7.4). */

const minute = 60_000;
const perPage = 50;

/** A server whose log gets a call each minute, and a clock on which everything waits. */
function openDay() {
  let clock = Date.parse("2026-11-20T00:00:00+09:00");
  let newest = 100;
  const waiting = new Set<{ readonly at: number; readonly act: () => void }>();
  const signals = new Set<AbortSignal>();
  const reads: unknown[] = [];
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
      reads.push(query);
      signals.add(signal);
      return { ok: true, status: 200, data: page(newest) };
    },
  });
  return {
    ...{ model, store, waiting, signals, reads },
    async pass(): Promise<void> {
      clock += minute;
      newest += 1;
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
