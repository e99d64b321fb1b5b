import fc from "fast-check";
import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import type { OpenRequest } from "../../../../src/api/open-requests.js";
import { inboxRows } from "../../../../src/features/schedule/dialogs/inbox/inbox-rows.js";
import {
  createInboxState,
  type JudgeResult,
  requestKey,
} from "../../../../src/features/schedule/inbox/inbox-state.js";

/* Requests that are judged one after another. */

const request = (reservationId: number): OpenRequest => ({
  ...{ reservationId, kind: "edit", childId: 71, requestedAt: null, name: `R${reservationId}` },
  ...{ date: "2026-11-20", from: "10:00", to: "11:00" },
});

test("rows stay where they are while the list is read again; new ones come last", () => {
  const rows = inboxRows([], [request(1), request(2)]);
  const now = inboxRows(rows, [request(3), { ...request(2), from: "12:00" }]);
  expect(now.map(({ request: { reservationId, from }, isGone }) => [reservationId, from, isGone])).toEqual([
    [1, "10:00", true],
    [2, "12:00", false],
    [3, "10:00", false],
  ]);
  // One that comes back waits again.
  expect(inboxRows(now, [request(1)]).map(({ isGone }) => isGone)).toEqual([false, true, true]);
});

test("no list makes a row move or go", () => {
  const lists = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 8 })));
  fc.assert(
    fc.property(lists, (all) => {
      let rows = inboxRows([], []);
      for (const ids of all) {
        const next = inboxRows(rows, ids.map(request));
        expect(next.slice(0, rows.length).map(({ key }) => key)).toEqual(rows.map(({ key }) => key));
        const waiting = next
          .filter(({ isGone }) => !isGone)
          .map(({ request: { reservationId } }) => reservationId);
        expect(waiting.toSorted()).toEqual(ids.toSorted());
        rows = next;
      }
    }),
  );
});

/** An inbox whose calls are answered by hand. */
function inbox() {
  const store = createStore();
  const state = createInboxState(store);
  const calls: { key: string; answer(result: JudgeResult): void }[] = [];
  const ended = { times: 0 };
  return {
    calls,
    ended,
    begin: () => state.begin(),
    judge: (key: string) =>
      state.judge(key, "approved", {
        call: () => new Promise((answer) => calls.push({ key, answer })),
        textOf: ({ is }) => `${key} ${is}`,
        ended: () => {
          ended.times += 1;
        },
      }),
    states: () => Object.fromEntries([...store.get(state.atoms.states)].map(([key, { is }]) => [key, is])),
    said: () => store.get(state.atoms.announcement).text,
    settle: async () => {
      for (let turn = 0; turn < 5; turn += 1) await undefined;
    },
  };
}

test("one call at a time, in the order of the judgements; what is left is counted once", async () => {
  const { calls, ended, judge, states, said, settle } = inbox();
  judge("a");
  judge("b");
  judge("a");
  await settle();
  expect(calls.map(({ key }) => key)).toEqual(["a"]);
  expect(states()).toEqual({ a: "waiting", b: "waiting" });
  calls[0]?.answer({ is: "failed", messages: ["だめ"] });
  await settle();
  expect(states()).toEqual({ a: "failed", b: "waiting" });
  expect(said()).toBe("a failed");
  expect(ended.times).toBe(0);
  calls[1]?.answer({ is: "done" });
  await settle();
  expect(states()).toEqual({ a: "failed", b: "done" });
  expect(ended.times).toBe(1);
  // One that failed can be judged again.
  judge("a");
  await settle();
  expect(calls.map(({ key }) => key)).toEqual(["a", "b", "a"]);
});

test("an inbox that is opened again knows what still waits, and nothing else", async () => {
  const { calls, judge, begin, states, settle } = inbox();
  judge("a");
  judge("b");
  await settle();
  calls[0]?.answer({ is: "done" });
  await settle();
  begin();
  expect(states()).toEqual({ b: "waiting" });
});

test("a request is known by what it asks for", () => {
  expect(requestKey(request(1))).not.toBe(requestKey({ ...request(1), kind: "cancel" }));
  expect(requestKey(request(1))).not.toBe(requestKey({ ...request(1), childId: null }));
});
