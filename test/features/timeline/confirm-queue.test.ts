import { expect, it } from "vitest";
import type { FinishResult } from "../../../src/editor/index.js";
import { ConfirmQueue } from "../../../src/features/timeline/confirm-queue.js";
import { createLeaving } from "../../../src/lib/leaving.js";
import type { PlainData } from "../../../src/lib/plain-data.js";
import { flushMicrotasks } from "../../collection/desk.js";

/** Confirmations whose ends are up to the test. */
function open() {
  const leaving = createLeaving();
  const queue = new ConfirmQueue(leaving);
  const begun: string[] = [];
  const ends: ((isOk: boolean) => void)[] = [];
  const begin = (name: string) => () => {
    begun.push(name);
    return new Promise<FinishResult<PlainData>>((resolve) =>
      ends.push((ok) => resolve(ok ? { ok, payload: {} } : { ok, messages: [name] })),
    );
  };
  return {
    ...{ leaving, queue, begun },
    ask: (name: string, ...ids: number[]) =>
      queue.follow(ids, begin(name), () => void begun.push(`${name} at once`)),
    async end(isOk: boolean): Promise<void> {
      ends.shift()?.(isOk);
      await flushMicrotasks();
    },
  };
}

it("a confirmation begins at once, and the next when that has ended", async () => {
  const { queue, ask, begun, end } = open();
  void ask("a", 1);
  void ask("b", 2);
  void ask("c", 3);
  expect([begun, [1, 2, 3, 4].filter(queue.has)]).toEqual([["a"], [1, 2, 3]]);
  await end(true);
  expect(begun).toEqual(["a", "b"]);
  await end(true);
  await end(true);
  expect([begun, [1, 2, 3].filter(queue.has)]).toEqual([["a", "b", "c"], []]);
});

it("one that fails ends those that wait, with its reason", async () => {
  const { queue, ask, begun, end } = open();
  const results = [ask("a", 1), ask("b", 2), ask("c", 3)];
  await end(false);
  expect(await Promise.all(results)).toEqual(Array(3).fill({ ok: false, messages: ["a"] }));
  expect([begun, queue.has(2)]).toEqual([["a"], false]);
  void ask("d", 4);
  expect(begun).toEqual(["a", "d"]);
});

it("when the page is left, those that wait are sent at once, and not again where it comes back", async () => {
  const { leaving, ask, begun, end } = open();
  void ask("a", 1);
  void ask("b", 2);
  leaving.begin();
  await flushMicrotasks();
  expect(begun).toEqual(["a", "b at once"]);
  leaving.end();
  await end(true);
  expect(begun).toEqual(["a", "b at once"]);
});
