import { describe, expect, it, test } from "vitest";
import type { ItemId } from "../../../../src/api/resources.js";
import {
  askRemaining,
  type RemainingTarget,
  type Rest,
  remainingTarget,
} from "../../../../src/features/action/effects/event-reservation/remaining.js";
import type { Answer } from "../../../../src/lib/failure.js";

describe("whose places are counted (rules: event-reservation-rest)", () => {
  it.each<[slot: ItemId | null, plan: ItemId | null, target: RemainingTarget | null]>([
    [null, null, null],
    ["", null, null],
    [null, 811, null],
    [801, null, { of: "slots", id: 801 }],
    [801, "", { of: "slots", id: 801 }],
    [801, 811, { of: "menus", id: 811 }],
    ["801", "811", { of: "menus", id: "811" }],
  ])("slot %j and plan %j", (slot, plan, target) => expect(remainingTarget(slot, plan)).toEqual(target));
});

test("what is left is told", async () => {
  const { page, calls } = openPage();
  const answers: Rest[] = [];
  askRemaining(page, { of: "slots", id: 802 }, (rest) => answers.push(rest));
  expect(calls.map(({ of, id }) => [of, id])).toEqual([["slots", 802]]);
  await calls[0]?.answer({ ok: true, data: 12, status: 200 });
  expect(answers).toEqual([{ is: "known", count: 12 }]);
});

test.each(["refused", "forbidden"] as const)("a call that is %s is told as unknown", async (kind) => {
  const { page, calls } = openPage();
  const answers: Rest[] = [];
  askRemaining(page, { of: "menus", id: 811 }, (rest) => answers.push(rest));
  await calls[0]?.answer({ ok: false, failure: { kind, status: 403, messages: [] } });
  expect(answers).toEqual([{ is: "unknown" }]);
});

test("what was asked before is ended, and its answer is not told, whichever comes first", async () => {
  const { page, calls } = openPage();
  const answers: Rest[] = [];
  const leave = askRemaining(page, { of: "slots", id: 801 }, (rest) => answers.push(rest));
  leave();
  askRemaining(page, { of: "slots", id: 802 }, (rest) => answers.push(rest));
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await calls[1]?.answer({ ok: true, data: 12, status: 200 });
  await calls[0]?.answer({ ok: true, data: 6, status: 200 });
  expect(answers).toEqual([{ is: "known", count: 12 }]);
});

test("a call that was ended is no failure to tell", async () => {
  const { page, calls } = openPage();
  const answers: Rest[] = [];
  askRemaining(page, { of: "slots", id: 801 }, (rest) => answers.push(rest))();
  await calls[0]?.answer({ ok: false, failure: { kind: "aborted", status: null, messages: [] } });
  expect(answers).toEqual([]);
});

/** A page whose answers come when the test gives them. */
function openPage() {
  const calls: {
    of: string;
    id: ItemId;
    signal: AbortSignal;
    answer(answer: Answer<number>): Promise<void>;
  }[] = [];
  const rest = (of: "slots" | "menus", id: ItemId, signal: AbortSignal) =>
    new Promise<Answer<number>>((resolve) => {
      calls.push({
        of,
        id,
        signal,
        async answer(answer) {
          resolve(answer);
          await Promise.resolve();
        },
      });
    });
  return { page: { rest }, calls };
}
