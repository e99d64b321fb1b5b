import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Lazy, lazily } from "../../src/kit/lazily.js";
import { useTogether } from "../../src/kit/together.js";
import { render } from "./render.js";

const patience = 100;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A part that comes, or fails, when the test says so. */
function part() {
  let end = { come: () => {}, fail: () => {} };
  const arriving = new Promise<string>((resolve, reject) => {
    end = { come: () => resolve("there"), fail: () => reject(new Error("not there")) };
  });
  return {
    lazy: lazily(() => arriving),
    come: () => act(async () => end.come()),
    fail: () => act(async () => end.fail()),
  };
}

/** A component that waits for these, and what it saw at each of its drawings. */
async function awaiting(...parts: readonly Lazy<unknown>[]) {
  const seen: boolean[] = [];
  function Awaiting({ parts }: { parts: readonly Lazy<unknown>[] }) {
    seen.push(useTogether(() => parts, patience));
    return null;
  }
  const { update } = await render(<Awaiting parts={parts} />);
  return {
    seen,
    isOver: () => seen.at(-1),
    awaitOthers: (...others: readonly Lazy<unknown>[]) => update(<Awaiting parts={others} />),
    leave: () => update(null),
  };
}

it("waits until all parts are there", async () => {
  const [one, other] = [part(), part()];
  const { isOver } = await awaiting(one.lazy, other.lazy);
  expect(isOver()).toBe(false);
  await one.come();
  expect(isOver()).toBe(false);
  await other.come();
  expect(isOver()).toBe(true);
});

it("waits for the others where one has failed, and not for that one", async () => {
  const [one, other] = [part(), part()];
  const { isOver } = await awaiting(one.lazy, other.lazy);
  await one.fail();
  expect(isOver()).toBe(false);
  await other.come();
  expect(isOver()).toBe(true);
});

it("waits no longer than it was told", async () => {
  const { isOver } = await awaiting(part().lazy);
  await act(async () => vi.advanceTimersByTime(patience - 1));
  expect(isOver()).toBe(false);
  await act(async () => vi.advanceTimersByTime(1));
  expect(isOver()).toBe(true);
});

it("waits for nothing where everything is there", async () => {
  const one = part();
  const loading = one.lazy.load();
  await one.come();
  await loading;
  expect((await awaiting(one.lazy)).seen).toEqual([true]);
  expect((await awaiting()).seen).toEqual([true]);
});

it("does not begin anew: what is drawn stays drawn", async () => {
  const { seen, awaitOthers } = await awaiting();
  await awaitOthers(part().lazy);
  expect(seen).toEqual([true, true]);
});

it("leaves no timer behind when it is taken away", async () => {
  const { leave } = await awaiting(part().lazy);
  expect(vi.getTimerCount()).toBe(1);
  await leave();
  expect(vi.getTimerCount()).toBe(0);
});
