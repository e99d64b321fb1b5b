import { expect, it } from "vitest";
import { withHistories } from "../../../src/features/reservation-panel/with-histories.js";
import { reservationOf } from "../reservation/samples.js";
import { laterReservation } from "./open-reservation.js";

const histories = [{ action: "create", actor_name: "はなこ", at: null, note: "" }];

it("what was saved keeps the history of before", () => {
  const saved = laterReservation({ name: "高橋", histories: [] });
  expect(withHistories(saved, reservationOf({ histories }))).toEqual({ ...saved, histories });
});

it("an answer that is older than what is known takes nothing back", () => {
  const known = laterReservation({ name: "高橋", histories });
  expect(withHistories(reservationOf(), known)).toBe(known);
});
