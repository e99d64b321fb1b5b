import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { createCalendarWaits } from "../../../src/features/salon-calendars/waits.js";

/** Waits over a clock of the test's own, whose timers run when it says so. */
function waitsOf() {
  let now = 1_700_000_000_000;
  let timers: { at: number; act(): void }[] = [];
  const answers: (() => void)[] = [];
  const waits = createCalendarWaits({
    store: createStore(),
    now: () => now,
    after(ms, act) {
      const timer = { at: now + ms, act };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    read: () => new Promise((resolve) => answers.push(resolve)),
  });
  return {
    waits,
    /** How many reads were made. */
    reads: () => answers.length,
    timers: () => timers.length,
    async answer(at: number) {
      answers[at]?.();
      await new Promise((settled) => setTimeout(settled));
    },
    pass(ms: number) {
      const until = now + ms;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
        if (!next) break;
        timers = timers.filter((each) => each !== next);
        now = Math.max(now, next.at);
        next.act();
      }
      now = until;
    },
    /** The page sleeps: time passes and no timer runs. */
    sleep(ms: number) {
      now += ms;
    },
  };
}

test("30 s after the answer there is one read, not before and not again", async () => {
  const { waits, reads, timers, pass, answer } = waitsOf();
  waits.begin(31);
  pass(29_999);
  expect(reads()).toBe(0);
  pass(1);
  expect(reads()).toBe(1);
  await answer(0);
  pass(600_000);
  expect([reads(), timers()]).toEqual([1, 0]);
});

test("a wait is there until what was read is here", async () => {
  const { waits, pass, answer } = waitsOf();
  waits.begin(31);
  expect(waits.all()).toMatchObject([{ primaryId: 31, isOver: false }]);
  pass(30_000);
  expect(waits.all()).toMatchObject([{ primaryId: 31, isOver: true }]);
  await answer(0);
  expect(waits.all()).toEqual([]);
});

test("several at once are independent of each other", async () => {
  const { waits, reads, pass, answer } = waitsOf();
  waits.begin(31);
  pass(10_000);
  waits.begin(32);
  pass(20_000);
  expect(reads()).toBe(1);
  expect(waits.all().map(({ primaryId, isOver }) => [primaryId, isOver])).toEqual([
    [31, true],
    [32, false],
  ]);
  pass(9_999);
  expect(reads()).toBe(1);
  pass(1);
  expect(reads()).toBe(2);
  // The later answer comes first.
  await answer(1);
  expect(waits.all().map(({ primaryId }) => primaryId)).toEqual([31]);
  await answer(0);
  expect(waits.all()).toEqual([]);
});

test("of two that end at the same moment each is read", () => {
  const { waits, reads, pass } = waitsOf();
  waits.begin(31);
  waits.begin(32);
  pass(30_000);
  expect(reads()).toBe(2);
});

test("one calendar that is added twice waits twice", () => {
  const { waits, reads, pass } = waitsOf();
  waits.begin(31);
  pass(5_000);
  waits.begin(31);
  pass(25_000);
  expect(reads()).toBe(1);
  pass(5_000);
  expect(reads()).toBe(2);
});

test("after a stop nothing is read, and waits begin anew", async () => {
  const { waits, reads, timers, pass, answer } = waitsOf();
  waits.begin(31);
  pass(29_000);
  waits.stop();
  expect([waits.all(), timers()]).toEqual([[], 0]);
  pass(60_000);
  waits.refresh();
  expect(reads()).toBe(0);
  waits.begin(32);
  pass(30_000);
  expect(reads()).toBe(1);
  // Stopped while it is being read.
  waits.stop();
  await answer(0);
  expect(waits.all()).toEqual([]);
});

test("a page that slept reads when it is shown again, and once", async () => {
  const { waits, reads, sleep, pass, answer } = waitsOf();
  waits.begin(31);
  sleep(29_999);
  waits.refresh();
  expect(reads()).toBe(0);
  sleep(3_600_000);
  waits.refresh();
  waits.refresh();
  expect(reads()).toBe(1);
  pass(60_000);
  expect(reads()).toBe(1);
  await answer(0);
  waits.refresh();
  expect(reads()).toBe(1);
});

test("a timer that comes too early reads nothing and waits for the rest", () => {
  const { waits, reads, timers, pass } = waitsOf();
  waits.begin(31);
  pass(15_000);
  waits.refresh();
  expect([reads(), timers()]).toEqual([0, 1]);
  pass(15_000);
  expect(reads()).toBe(1);
});
