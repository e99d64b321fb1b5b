import { unknown } from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  clockError,
  clockOffset,
  hearServerTime,
  onServerClock,
  serverAhead,
  serverNow,
} from "../../../src/lib/dates/server-clock.js";
import { openHttp } from "../open-http.js";
import { jsonAnswer, stubFetch } from "../stub-fetch.js";

const minute = 60_000;

test.each([
  ["an answer takes its time", 0, 900, 0],
  ["an hour behind", 0, 60 * minute, 60 * minute],
  ["an hour ahead", 0, -60 * minute, -60 * minute],
  ["heard again", 60 * minute, 60 * minute - 700, 60 * minute],
  ["set right", 60 * minute, 300, 0],
  ["a minute and a half", 0, 1.5 * minute, 1.5 * minute],
])("%s", (_, before, heard, now) => {
  expect(clockOffset(before, heard)).toBe(now);
});

test("only what an operator would go wrong by is worth a word", () => {
  expect([0, 4.4, 5, -60, 1440].map((minutes) => clockError(minutes * minute))).toEqual([0, 0, 5, -60, 1440]);
});

describe("what answers say of the time", () => {
  const here = Date.parse("2026-11-20T12:00:00+09:00");
  const hour = 60 * minute;
  const at = (instant: number) => new Date(instant).toUTCString();

  beforeEach(() => void vi.useFakeTimers({ now: here, toFake: ["Date"] }));
  afterEach(() => {
    vi.useRealTimers();
    hearServerTime(Date.now());
  });

  /** One call, which is answered with these headers. */
  async function call(headers: Record<string, string>, status = 200): Promise<void> {
    stubFetch(jsonAnswer({}, { headers, status }));
    await openHttp().send({ method: "POST", path: "/api/x", timeout: 1000, success: unknown() });
  }

  test("a machine that is two hours ahead goes by the server, and tells who shows the time", async () => {
    const heard = vi.fn<() => void>();
    const end = onServerClock(heard);
    await call({ Date: at(here - 2 * hour) });
    expect(serverNow()).toBe(here - 2 * hour);
    vi.setSystemTime(here + hour);
    expect(serverNow()).toBe(here - hour);
    expect(heard).toHaveBeenCalledTimes(1);
    end();
  });

  test("refusals say it too; a machine that was set right is believed again", async () => {
    await call({ Date: at(here + hour) }, 422);
    expect(serverAhead()).toBe(hour);
    await call({ Date: at(here) });
    expect(serverAhead()).toBe(0);
  });

  test.each([
    ["none", {}],
    ["what is no date", { Date: "yesterday" }],
    ["an answer from a cache", { Date: at(here - 2 * hour), Age: "7200" }],
    ["one that may lie in the browser's", { Date: at(here - 2 * hour), "Cache-Control": "max-age=600" }],
  ])("%s: the machine's clock", async (_, headers: Record<string, string>) => {
    await call(headers);
    expect(serverNow()).toBe(here);
  });

  test("an answer that must not be kept is believed", async () => {
    await call({ Date: at(here - 2 * hour), "Cache-Control": "max-age=0, private, must-revalidate" });
    expect(serverAhead()).toBe(-2 * hour);
  });
});
