import { describe, expect, it } from "vitest";
import type { Reservation } from "../../../src/api/reservations.js";
import { createServerClient, type Query } from "../../../src/collection/index.js";
import { salonQueries } from "../../../src/features/reservation/index.js";
import { scheduleQueries } from "../../../src/features/schedule/source.js";
import { openHttp } from "../../lib/open-http.js";
import { stubFetch } from "../../lib/stub-fetch.js";
import { reservationOf } from "./samples.js";

const at = (minute: number) => `2026-11-02T10:0${minute}:00+09:00`;
const versionOf = (minute: number, more: Partial<Reservation> = {}) =>
  reservationOf({ name: `第${minute}版`, updated_at: at(minute), ...more });
const day = "2026-11-20";

/** A server that answers each time with the next of these. */
function serving(...answers: (readonly Reservation[])[]) {
  stubFetch(() => Response.json({ data: answers.length > 1 ? answers.shift() : answers[0] }));
  const place = { server: "", salon: "1", http: openHttp() };
  const client = createServerClient();
  return { ...salonQueries(client, place), ...scheduleQueries(client, place) };
}

async function answered<T>(query: Query<T>, act: () => void): Promise<T | null> {
  act();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return query.state().data;
}

const namesOf = (data: Reservation | Reservation[] | null) => [data ?? []].flat().map(({ name }) => name);

describe("an answer that is older than what is known", () => {
  it("of one reservation does not take its place, a newer one does", async () => {
    const query = serving([versionOf(1)], [versionOf(1)], [versionOf(3)]).reservation("5");
    await answered(query, () => query.subscribe(() => {}));
    query.receive(() => versionOf(2));
    expect(namesOf(await answered(query, query.invalidate))).toEqual(["第2版"]);
    expect(namesOf(await answered(query, query.invalidate))).toEqual(["第3版"]);
  });

  it.each(["day", "records", "requested"] as const)("in the list of %s only that row stays", async (list) => {
    const other = (minute: number) => versionOf(minute, { id: 6 });
    const block = versionOf(0, { status: "blocked", name: "休憩" });
    const queries = serving([versionOf(1), other(1), block], [versionOf(1), other(2), block]);
    const query = {
      day: queries.day(day),
      records: queries.records({ first: day, last: day }),
      requested: queries.requested([5, 6]),
    }[list];
    await answered(query, () => query.subscribe(() => {}));
    // As an event changes it: also over answers to what was asked before.
    query
      .addOptimistic((rows) =>
        rows.map((row) => (row.id === 5 && row.status !== "blocked" ? versionOf(2) : row)),
      )
      .commit();
    expect(namesOf(await answered(query, query.invalidate))).toEqual(["第2版", "第2版", "休憩"]);
  });

  it("that nobody can compare counts", async () => {
    const query = serving([versionOf(1)], [versionOf(1, { name: "版なし", updated_at: null })]).reservation(
      "5",
    );
    await answered(query, () => query.subscribe(() => {}));
    expect(namesOf(await answered(query, query.invalidate))).toEqual(["版なし"]);
  });
});
