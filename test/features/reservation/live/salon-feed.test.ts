import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Reservation } from "../../../../src/api/reservations.js";
import { askAgainAfterMs, createSalonFeed } from "../../../../src/features/reservation/live/salon-feed.js";
import type { Answer } from "../../../../src/lib/failure.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { reservationOf } from "../samples.js";

const at = (hour: number) => `2026-11-02T${String(hour).padStart(2, "0")}:00:00+09:00`;
const one = (id: number, hour: number) =>
  reservationOf({ id, name: `${id} at ${hour}`, updated_at: at(hour) });
const lost = { ok: false, failure: { kind: "unreachable", status: null, messages: [] } } as const;

/** A feed whose calls are answered when the test says so. */
function openFeed() {
  const told: string[] = [];
  const asked: string[] = [];
  const waiting: ((answer: Answer<Reservation[]>) => void)[] = [];
  const feed = createSalonFeed({
    salon: "3",
    read(ids) {
      asked.push(ids);
      return new Promise((resolve) => waiting.push(resolve));
    },
    listener: { reservation: ({ name }) => told.push(name), stale: () => told.push("stale") },
  });
  let count = 0;
  const event = (id: number, hour: number, more: PlainObject = {}) => {
    count += 1;
    const whose = { event_id: `e${count}`, type: "update", salon_id: 3, reservation_id: id };
    feed.event({ ...whose, updated_at: at(hour), ...more });
  };
  const whole = (id: number, hour: number) =>
    event(id, hour, { reservation: one(id, hour) as unknown as PlainObject });
  const answer = async (...reservations: Reservation[]) => {
    waiting.shift()?.({ ok: true, status: 200, data: reservations });
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(0));
  };
  const asks = (...ids: string[]) => vi.waitFor(() => expect(asked).toEqual(ids));
  return { feed, told, asked, waiting, event, whole, answer, asks };
}

describe("the events of a salon", () => {
  it("tell of reservations as they come", () => {
    const { told, asked, whole } = openFeed();
    whole(5, 9);
    whole(6, 9);
    whole(5, 10);
    expect([told, asked]).toEqual([["5 at 9", "6 at 9", "5 at 10"], []]);
  });

  it("that are older than what was seen tell nothing", () => {
    const { feed, told, whole } = openFeed();
    feed.observe([one(5, 10)]);
    whole(5, 9);
    whole(5, 10);
    whole(5, 9);
    expect(told).toEqual(["5 at 10"]);
  });

  it("and what was seen says what is newer than what was known", () => {
    const { feed, whole } = openFeed();
    expect(feed.observe([one(5, 9), one(6, 9)])).toEqual([]);
    expect(feed.observe([one(5, 9), one(6, 10)])).toEqual([one(6, 10)]);
    whole(5, 11);
    expect(feed.observe([one(5, 10), one(6, 10)])).toEqual([]);
    expect(feed.observe([one(5, 12)])).toEqual([one(5, 12)]);
  });

  it("without their reservations have them read, several in one call", async () => {
    const { told, event, answer, asks } = openFeed();
    event(5, 9);
    event(6, 9);
    event(5, 10);
    await asks("5,6");
    await answer(one(6, 9), one(5, 10), one(7, 9));
    expect(told).toEqual(["6 at 9", "5 at 10"]);
  });

  it("that come while a call is under way are read after it", async () => {
    const { told, asked, event, answer, asks } = openFeed();
    event(5, 9);
    await asks("5");
    event(6, 9);
    event(5, 10);
    for (let turns = 0; turns < 5; turns++) await undefined;
    expect(asked).toEqual(["5"]);
    await answer(one(5, 10));
    await asks("5", "6,5");
    await answer(one(6, 9), one(5, 10));
    await vi.waitFor(() => expect(told).toEqual(["5 at 10", "6 at 9", "5 at 10"]));
  });

  it("can be newer than an answer that comes after them", async () => {
    const { told, event, whole, answer, asks } = openFeed();
    event(5, 9);
    await asks("5");
    whole(5, 11);
    await answer(one(5, 9));
    event(6, 9);
    await asks("5", "6");
    await answer(one(6, 9));
    await vi.waitFor(() => expect(told).toEqual(["5 at 11", "6 at 9"]));
  });

  it.each<[what: string, answer: Answer<Reservation[]>]>([
    ["cannot be read", lost],
    ["are not there any more", { ok: true, status: 200, data: [] }],
  ])("whose reservations %s have everything read again", async (_, answer) => {
    const { told, waiting, event, asks } = openFeed();
    event(5, 9);
    await asks("5");
    waiting[0]?.(answer);
    await vi.waitFor(() => expect(told).toEqual(["stale"]));
  });
});

describe("a server that knows later than its events", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Answers the last call, and lets what follows from it happen. */
  async function answer({ waiting }: ReturnType<typeof openFeed>, next: Answer<Reservation[]>) {
    waiting.pop()?.(next);
    await vi.advanceTimersByTimeAsync(0);
  }
  const withRows = (...data: Reservation[]) => ({ ok: true, status: 200, data }) as const;
  const [soon = 0, later = 0, last = 0] = askAgainAfterMs;

  it("is asked again where its answer is older than the event", async () => {
    const opened = openFeed();
    const { told, asked, event } = opened;
    event(5, 10);
    await vi.advanceTimersByTimeAsync(0);
    await answer(opened, withRows(one(5, 9)));
    expect([told, asked]).toEqual([[], ["5"]]);
    await vi.advanceTimersByTimeAsync(soon);
    await answer(opened, withRows(one(5, 10)));
    expect([told, asked]).toEqual([["5 at 10"], ["5", "5"]]);
    await vi.advanceTimersByTimeAsync(2 * last);
    expect(asked.length).toBe(2);
  });

  it("is asked again where the answer did not come", async () => {
    const opened = openFeed();
    const { told, event } = opened;
    event(5, 10);
    await vi.advanceTimersByTimeAsync(0);
    await answer(opened, lost);
    expect(told).toEqual(["stale"]);
    await vi.advanceTimersByTimeAsync(soon);
    await answer(opened, withRows(one(5, 10)));
    expect(told).toEqual(["stale", "5 at 10"]);
  });

  it("is not asked for ever: everything is read again in the end", async () => {
    const opened = openFeed();
    const { feed, told, asked, event } = opened;
    feed.observe([one(5, 9)]);
    event(5, 10);
    await vi.advanceTimersByTimeAsync(0);
    for (const wait of [soon, later, last, 2 * last]) {
      expect(told).toEqual([]);
      await answer(opened, withRows(one(5, 9)));
      await vi.advanceTimersByTimeAsync(wait);
    }
    expect([told, asked.length]).toEqual([["stale"], 4]);
  });

  it("is not asked for what came by another way, and others hear of it", async () => {
    const opened = openFeed();
    const { feed, asked, event, whole } = opened;
    event(5, 10);
    event(6, 10);
    await vi.advanceTimersByTimeAsync(0);
    await answer(opened, withRows(one(5, 9), one(6, 9)));
    whole(5, 11);
    // A block time of the same id is something else.
    expect(feed.observe([{ ...one(6, 10), status: "blocked" }])).toEqual([]);
    expect(feed.observe([one(6, 10)])).toEqual([one(6, 10)]);
    await vi.advanceTimersByTimeAsync(soon + later + last);
    expect(asked.length).toBe(1);
  });

  it("is asked no more once nobody listens", async () => {
    const opened = openFeed();
    opened.event(5, 10);
    await vi.advanceTimersByTimeAsync(0);
    await answer(opened, withRows(one(5, 9)));
    opened.feed.end();
    await vi.advanceTimersByTimeAsync(soon + later + last);
    expect(opened.asked.length).toBe(1);
  });
});
