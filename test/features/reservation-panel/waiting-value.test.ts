import { describe, expect, it } from "vitest";
import { type ReservationSettings, wantedItem } from "../../../src/features/reservation-panel/index.js";
import { loadedReservation, openReservation } from "./open-reservation.js";

/** A panel that shows what the page names: reservation 5 of salon 1, unless it is told otherwise. */
function shownReservation(changes: Partial<ReservationSettings> = {}) {
  const opened = changes.reservationId === null ? openReservation(changes) : loadedReservation({}, changes);
  const { model } = opened;
  const wanted = wantedItem(model.settings(), model.givenId(), true);
  if (wanted) model.open(wanted);
  const end = () => model.slideEnded(model.panel().generation);
  end();
  return { ...opened, end };
}

const other = { id: 6, name: "佐藤" };

describe("what the page gives while the panel closes", () => {
  it("waits, and what is shown stays as it is", () => {
    const { model, end, form, record } = shownReservation();
    model.close();
    expect(model.keepWaiting(other)).toBe(true);
    expect([form("name"), record()?.id, model.given(), model.givenId()]).toEqual([
      ...[["山田 花子"], 5, null, 6],
    ]);
    end();
    expect(model.takeWaiting()).toEqual(other);
    expect(model.takeWaiting()).toBe(undefined);
  });

  it("is the value already, and no longer one that nobody has filled in", () => {
    const { model } = shownReservation({ reservationId: null });
    expect(model.isBlank()).toBe(true);
    model.close();
    model.keepWaiting({ ...other, future: 1, base_updated_at: "v1" });
    expect(model.value()).toEqual({ ...other, future: 1, base_updated_at: "v1" });
    expect([model.payload(), model.isBlank()]).toMatchObject([model.value(), false]);
  });

  it("does not wait where it is none, and the one before goes on waiting", () => {
    const { model } = shownReservation();
    model.close();
    model.keepWaiting(other);
    expect(model.keepWaiting({ name: 5 })).toBe(false);
    expect(model.takeWaiting()).toEqual(other);
  });

  it("of several the last counts, also nothing", () => {
    const { model } = shownReservation();
    model.close();
    model.keepWaiting(other);
    expect(model.keepWaiting(null)).toBe(true);
    expect([model.givenId(), model.takeWaiting()]).toEqual([null, null]);
  });
});

describe("what the page gives while something is shown", () => {
  it("waits where it is another one, and is not the value before the panel closes", () => {
    const { model } = shownReservation({ reservationId: null });
    const mine = model.value();
    expect(model.keepWaiting(other)).toBe(true);
    expect([model.value(), model.givenId()]).toEqual([mine, 6]);
    model.close();
    expect(model.value()).toMatchObject(other);
  });

  it.each([
    ["of the one that the page names", "5", other],
    ["that has no id, in a new one", null, { name: "佐藤" }],
  ])("does not wait: one %s", (_, reservationId, given) => {
    const { model } = shownReservation({ reservationId });
    expect([model.keepWaiting(given), model.takeWaiting()]).toEqual([false, undefined]);
  });

  it("takes the place of what waits, where it need not wait itself", () => {
    const { model } = shownReservation({ reservationId: null });
    model.keepWaiting(other);
    model.keepWaiting({ name: "佐藤" });
    expect(model.takeWaiting()).toBe(undefined);
  });

  it.each([
    ["nothing is shown", false],
    ["the page wants nothing to be shown", true],
  ])("does not wait where %s", (_, isOpened) => {
    const { model } = isOpened ? shownReservation({ reservationId: null }) : openReservation();
    model.configure({ ...model.settings(), isOpen: false });
    expect(model.keepWaiting(other)).toBe(false);
  });
});
