import { focusManager, onlineManager } from "@tanstack/query-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQuery, createServerClient } from "../../src/collection/index.js";
import type { Answer } from "../../src/lib/failure.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

const lost = { ok: false, failure: { kind: "unreachable", status: null, messages: [] } } as const;

/** A count that is asked for each second, by two who ask the same. */
function openPoll() {
  const client = createServerClient();
  const server = { asked: 0, isWell: true };
  const ask = () =>
    createQuery<number>(client, {
      key: ["count"],
      pollMs: 1_000,
      read(): Promise<Answer<number>> {
        server.asked++;
        return Promise.resolve(server.isWell ? { ok: true, status: 200, data: server.asked } : lost);
      },
    });
  const leaves = [ask(), ask()].map((query) => query.subscribe(() => {}));
  const after = async (seconds: number) => {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    return server.asked;
  };
  return { server, after, leaves, query: ask() };
}

it("asks once for all who ask the same, and not for nobody", async () => {
  const { after, leaves } = openPoll();
  expect(await after(0.5)).toBe(1);
  expect(await after(3)).toBe(4);
  for (const leave of leaves) leave();
  expect(await after(10)).toBe(4);
});

it("pauses while the page is hidden, and asks when it is seen again", async () => {
  const { after } = openPoll();
  await after(0.5);
  focusManager.setFocused(false);
  expect(await after(10)).toBe(1);
  focusManager.setFocused(true);
  expect(await after(0)).toBe(2);
  expect(await after(1)).toBe(3);
});

it("pauses while the page is offline, and asks when there is a connection again", async () => {
  const { after } = openPoll();
  await after(0.5);
  onlineManager.setOnline(false);
  expect(await after(10)).toBe(1);
  onlineManager.setOnline(true);
  expect(await after(0)).toBe(2);
  expect(await after(1)).toBe(3);
});

it("asks ever more seldom while it fails, and as before when it is well again", async () => {
  const { server, after, query } = openPoll();
  await after(0.5);
  server.isWell = false;
  // After 1 second, then 2, 4, 8, and 16 from then on.
  expect(await after(60)).toBe(7);
  expect(query.state()).toMatchObject({ is: "ready", data: 1, refreshFailure: { kind: "unreachable" } });
  server.isWell = true;
  expect(await after(3)).toBe(8);
  expect(await after(2)).toBe(10);
  expect(query.state()).toEqual({ is: "ready", data: 10, refreshFailure: null });
});
