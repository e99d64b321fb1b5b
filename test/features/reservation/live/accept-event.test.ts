import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Reservation } from "../../../../src/api/reservations.js";
import {
  acceptEvent,
  type EventVerdict,
  type KnownEvents,
  knowReservations,
  noEvents,
  rememberedEvents,
} from "../../../../src/features/reservation/live/accept-event.js";
import { readInstant } from "../../../../src/lib/dates/moments.js";
import type { PlainObject } from "../../../../src/lib/plain-data.js";

const nine = "2026-03-25T09:00:00+09:00";
const ten = "2026-03-25T10:00:00+09:00";

const event = (fields: PlainObject = {}): PlainObject => ({
  event_id: "e1",
  type: "update",
  salon_id: 3,
  reservation_id: 5,
  child_id: null,
  updated_at: nine,
  reservation: { id: 5, name: "R5", updated_at: nine },
  ...fields,
});
const without = (name: string): PlainObject =>
  Object.fromEntries(Object.keys(event()).flatMap((each) => (each === name ? [] : [[each, event()[each]!]])));

const known: KnownEvents = { salonId: "3", eventIds: ["e0"], versions: new Map([[5, nine]]) };

function verdict(raw: unknown, before = known): string {
  return spell(acceptEvent(before, raw).verdict);
}

function spell(said: EventVerdict): string {
  if (said.is === "ignored") return said.why;
  return said.is === "take" ? `take ${said.reservation.id}` : `read ${said.id}`;
}

describe("an event of a salon", () => {
  it.each([
    "create",
    "update",
    "create_request",
    "update_request",
    "cancel",
    "cancel_request",
    "delete_cancel_request",
    "delete_update_request",
  ])("%s is acted on", (type) => {
    expect(verdict(event({ type }))).toBe("take 5");
  });

  it.each(["delete", "manager_update", "edit_approve", "cancel_deny", "UPDATE", "", "toString"])(
    "%j is not",
    (type) => {
      expect(verdict(event({ type }))).toBe("other-type");
    },
  );

  it.each([
    ["with ids as texts", event({ salon_id: "3", reservation_id: "5" }), "take 5"],
    ["without its reservation", without("reservation"), "read 5"],
    ["with null for its reservation", event({ reservation: null }), "read 5"],
    ["with another reservation", event({ reservation: { id: 6 } }), "read 5"],
    ["with a reservation that is none", event({ reservation: { name: "R5" } }), "read 5"],
    ["of another salon", event({ salon_id: 4 }), "other-salon"],
    ["that has come before", event({ event_id: "e0" }), "repeated"],
    ["without an id", without("event_id"), "take 5"],
    ["that is older", event({ updated_at: "2026-03-25T08:59:59+09:00" }), "older"],
    ["that is as old, in another notation", event({ updated_at: "2026-03-25T00:00:00.000Z" }), "take 5"],
    [
      "that is older, though its text is greater",
      event({ updated_at: "2026-03-25T09:30:00+10:00" }),
      "older",
    ],
    ["that is newer, though its text is smaller", event({ updated_at: "2026-03-25T00:00:01Z" }), "take 5"],
    [
      "whose reservation is older",
      { ...without("updated_at"), reservation: { id: 5, updated_at: "2026-03-24T09:00:00+09:00" } },
      "older",
    ],
    ["without any version", { ...without("updated_at"), reservation: { id: 5 } }, "take 5"],
    ["with a version that is none", event({ updated_at: "yesterday", reservation: null }), "read 5"],
    [
      "of a reservation that is not known",
      event({ reservation_id: 6, updated_at: "2020-01-01T00:00:00Z", reservation: null }),
      "read 6",
    ],
    ["without a type", without("type"), "malformed"],
    ["without a salon", without("salon_id"), "malformed"],
    ["without a reservation's id", without("reservation_id"), "malformed"],
    ["with an id that is none", event({ reservation_id: -5 }), "malformed"],
    ["that is a list", [event()], "malformed"],
    ["that is a text", JSON.stringify(event()), "malformed"],
    ["that is nothing", undefined, "malformed"],
    [
      "that cannot be read",
      {
        get type() {
          throw new Error();
        },
      },
      "malformed",
    ],
  ])("%s", (_, raw, expected) => {
    expect(verdict(raw)).toBe(expected);
  });

  it("is remembered with its version, and what was known stays as it was", () => {
    const { known: after } = acceptEvent(known, event({ updated_at: ten }));
    expect(after).toEqual({ salonId: "3", eventIds: ["e0", "e1"], versions: new Map([[5, ten]]) });
    expect(known).toEqual({ salonId: "3", eventIds: ["e0"], versions: new Map([[5, nine]]) });
    expect(verdict(event({ event_id: "e2", updated_at: nine }), after)).toBe("older");
    expect(
      acceptEvent(known, { ...without("updated_at"), reservation: { id: 5 } }).known.versions.get(5),
    ).toBe(nine);
  });

  it("that is ignored leaves the same object", () => {
    for (const raw of [null, event({ type: "x" }), event({ salon_id: 4 }), event({ event_id: "e0" })])
      expect(acceptEvent(known, raw).known).toBe(known);
  });

  it("is known among the last 200", () => {
    const come = (from: number, to: number, before: KnownEvents) => {
      let after = before;
      for (let at = from; at < to; at += 1) after = acceptEvent(after, event({ event_id: `n${at}` })).known;
      return after;
    };
    const first = come(0, rememberedEvents, noEvents("3"));
    expect(verdict(event({ event_id: "n0" }), first)).toBe("repeated");
    const later = come(rememberedEvents, rememberedEvents + 1, first);
    expect(later.eventIds).toHaveLength(200);
    expect(verdict(event({ event_id: "n0" }), later)).toBe("take 5");
    expect(verdict(event({ event_id: "n1" }), later)).toBe("repeated");
  });
});

describe("what was read", () => {
  const read = (id: number, updated_at: string | null, status = "approved") =>
    ({ id, updated_at, status }) as Reservation;

  it("makes older events old, and is forgotten for nothing older", () => {
    const after = knowReservations(known, [
      read(5, ten),
      read(6, nine),
      read(7, null),
      read(8, ten, "blocked"),
    ]);
    expect(after.versions).toEqual(
      new Map([
        [5, ten],
        [6, nine],
      ]),
    );
    expect(verdict(event(), after)).toBe("older");
    expect(knowReservations(after, [read(5, nine), read(6, nine)])).toBe(after);
  });
});

test("in whatever order and however often events come, the newest of each reservation is taken last, each event once", () => {
  const anyEvents = fc
    .array(
      fc.record({
        id: fc.constantFrom(5, 6),
        minute: fc.nat(59),
        zone: fc.constantFrom("+09:00", "Z", "-05:00"),
      }),
      { minLength: 1, maxLength: 30 },
    )
    .chain((all) =>
      fc
        .array(fc.constantFrom(...all.keys()), { minLength: 1, maxLength: 60 })
        .map((order) => ({ all, order })),
    );
  fc.assert(
    fc.property(anyEvents, ({ all, order }) => {
      let now = noEvents("3");
      const taken = new Map<number, number>();
      const seen = new Set<number>();
      const newest = new Map<number, number>();
      for (const at of order) {
        const { id, minute, zone } = all[at]!;
        const updated_at = `2026-03-25T12:${String(minute).padStart(2, "0")}:00${zone}`;
        const raw = event({
          event_id: `e${at}`,
          reservation_id: id,
          updated_at,
          reservation: { id, updated_at },
        });
        const { verdict: said, known: after } = acceptEvent(now, raw);
        const instant = readInstant(updated_at)!;
        newest.set(id, Math.max(newest.get(id) ?? 0, instant));
        if (said.is === "take") {
          expect(seen.has(at)).toBe(false);
          seen.add(at);
          taken.set(id, instant);
        }
        expect(taken).toEqual(newest);
        now = after;
      }
    }),
  );
});
