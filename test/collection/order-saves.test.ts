import { describe, expect, test } from "vitest";
import {
  createOrderSaves,
  createQuery,
  createServerClient,
  type KeptOrder,
} from "../../src/collection/index.js";
import type { AnsweredOrder } from "../../src/collection/order-saves.js";
import type { Answer, Failure } from "../../src/lib/failure.js";
import { applyMove, type Move } from "../../src/lib/moves.js";
import type { PlainData } from "../../src/lib/plain-data.js";
import { openDesk } from "./desk.js";

interface Call {
  ids: readonly number[];
  keepalive: boolean;
  answer(answer: Answer<AnsweredOrder>): Promise<void>;
}

const refused: Failure<never> = { kind: "refused", status: 404, messages: [] };

/** An order on a server that answers when the test says so, with a clock of its own. */
function orderOf(...start: number[]) {
  let confirmed: readonly number[] = start;
  let changes: ((list: readonly number[]) => readonly number[])[] = [];
  const calls: Call[] = [];
  const said: string[] = [];
  const answered: PlainData[] = [];
  let due: { at: number; act(): void }[] = [];
  let now = 0;
  const shown = () => changes.reduce((list, change) => change(list), confirmed);
  const order: KeptOrder<readonly number[]> = {
    name: "an order",
    query: {
      state: () => ({ is: "ready", data: shown(), refreshFailure: null }),
      invalidate: async () => void said.push("read again"),
      addOptimistic(change) {
        changes.push(change);
        return {
          isOvertaken: () => false,
          commit(placed) {
            if (!placed) return;
            confirmed = placed(confirmed);
            changes = changes.slice(changes.indexOf(change) + 1);
          },
          rollback() {
            changes = changes.filter((each) => each !== change);
          },
        };
      },
    },
    ids: (list) => list ?? [],
    moved: applyMove,
    placed: (_, places) => [...places].sort((a, b) => a.order - b.order).map(({ id }) => id),
    call: (ids, keepalive) =>
      new Promise((resolve) => {
        calls.push({
          ids: [...ids],
          keepalive,
          async answer(answer) {
            resolve(answer);
            await new Promise((settled) => setTimeout(settled));
          },
        });
      }),
    staleIds: (failure) => (failure.kind === "invalid" ? (failure.body as number[]) : null),
    saved(data, made) {
      said.push(`saved ${made.length}`);
      answered.push(data);
    },
    failed: () => said.push("failed"),
  };
  const saves = createOrderSaves({
    client: createServerClient(),
    delayMs: 400,
    after(ms, act) {
      const entry = { at: now + ms, act };
      due.push(entry);
      return () => {
        due = due.filter((each) => each !== entry);
      };
    },
  });
  return {
    saves,
    order,
    calls,
    said,
    answered,
    shown,
    pass(ms: number) {
      now += ms;
      for (const each of due.filter(({ at }) => at <= now)) {
        due = due.filter((other) => other !== each);
        each.act();
      }
    },
  };
}

const first = (id: number): Move => ({ ids: [id], behind: null });
const done = (...ids: number[]): Answer<AnsweredOrder> => ({
  ok: true,
  status: 200,
  data: { places: ids.map((id, at) => ({ id, order: at + 1 })), data: { answered: ids } },
});
const stale = (...ids: number[]): Answer<never> => ({
  ok: false,
  failure: { kind: "invalid", status: 422, messages: [], fields: {}, body: ids },
});

describe("an order that is kept", () => {
  test("shown at once; one call 400 ms after the last of several moves", async () => {
    const { saves, order, calls, shown, said, answered, pass } = orderOf(1, 2, 3);
    saves.move(order, first(3));
    pass(399);
    saves.move(order, first(2));
    expect(shown()).toEqual([2, 3, 1]);
    pass(399);
    expect(calls).toEqual([]);
    pass(1);
    expect(calls.map(({ ids }) => ids)).toEqual([[2, 3, 1]]);
    await calls[0]?.answer(done(2, 3, 1));
    expect([said, saves.isWaiting(), shown()]).toEqual([["saved 2"], false, [2, 3, 1]]);
    expect(answered).toEqual([{ answered: [2, 3, 1] }]);
  });

  test("a move while a call runs follows it, once", async () => {
    const { saves, order, calls, pass, said } = orderOf(1, 2, 3);
    saves.move(order, first(3));
    pass(400);
    saves.move(order, first(2));
    saves.move(order, first(1));
    pass(1000);
    expect(calls.length).toBe(1);
    await calls[0]?.answer(done(3, 1, 2));
    expect(calls.at(-1)?.ids).toEqual([1, 2, 3]);
    await calls[1]?.answer(done(1, 2, 3));
    expect(said).toEqual(["saved 1", "saved 2"]);
  });

  test("others have changed the list: the moves are made in theirs, once more, and it is read again", async () => {
    const { saves, order, calls, pass, said, shown } = orderOf(1, 2, 3);
    saves.move(order, { ids: [1], behind: 2 });
    pass(400);
    await calls[0]?.answer(stale(3, 2, 9, 1));
    expect(calls.at(-1)?.ids).toEqual([3, 2, 1, 9]);
    await calls[1]?.answer(done(3, 2, 1, 9));
    expect([said, shown()]).toEqual([
      ["read again", "saved 1"],
      [3, 2, 1, 9],
    ]);
  });

  test("twice stale, or failed: the order is the one that was confirmed, what was moved meanwhile too", async () => {
    const { saves, order, calls, pass, said, shown } = orderOf(1, 2, 3);
    saves.move(order, first(3));
    pass(400);
    saves.move(order, first(2));
    await calls[0]?.answer(stale(2, 1, 3));
    await calls[1]?.answer({ ok: false, failure: refused });
    expect([said, shown(), calls.length, saves.isWaiting()]).toEqual([["failed"], [1, 2, 3], 2, false]);
  });

  test("what is sent without waiting is kept until all is answered, also what follows a call that was under way", async () => {
    const { saves, order, calls, pass } = orderOf(1, 2, 3);
    let isKept = false;
    saves.move(order, first(3));
    pass(400);
    saves.move(order, first(2));
    void saves.flush().then(() => {
      isKept = true;
    });
    await calls[0]?.answer(done(3, 1, 2));
    expect([calls.length, isKept]).toEqual([2, false]);
    await calls[1]?.answer(done(2, 3, 1));
    expect([isKept, saves.isWaiting()]).toEqual([true, false]);
  });

  test("read again after others were at it: what they made of it since is shown, and no move over that", async () => {
    const client = createServerClient();
    const reads = openDesk<AbortSignal, readonly number[]>();
    const query = createQuery<readonly number[]>(client, {
      key: ["an order"],
      read: (signal) => reads.call(signal),
    });
    query.subscribe(() => {});
    await reads.answer([1, 2, 3]);
    const { order, calls } = orderOf(1, 2, 3);
    const saves = createOrderSaves({ client, delayMs: 0 });
    saves.move({ ...order, query }, first(3));
    void saves.flush();
    // Somebody reads it while the call is under way.
    void query.invalidate();
    await reads.answer([1, 2, 3]);
    await calls[0]?.answer(done(3, 1, 2));
    expect([query.state().data, reads.asked.length]).toEqual([[3, 1, 2], 3]);
    await reads.answer([2, 3, 1]);
    expect(query.state().data).toEqual([2, 3, 1]);
  });

  test("sent at once where the page is being left", async () => {
    const { saves, order, calls } = orderOf(1, 2, 3);
    saves.move(order, first(3));
    void saves.flush(true);
    expect(calls.map(({ keepalive }) => keepalive)).toEqual([true]);
    await calls[0]?.answer(done(3, 1, 2));
  });
});
