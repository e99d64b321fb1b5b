import { expect, it } from "vitest";
import { reservationExtras } from "../../../src/features/reservation-panel/draft-extras.js";
import { loadedReservation } from "./open-reservation.js";

/** The work of now that a save of the form does not send. */
function unsent({ model }: ReturnType<typeof loadedReservation>) {
  const work = reservationExtras.writeExtras(model);
  return work === undefined ? work : reservationExtras.unsent?.(work);
}

it("a save of the form sends all of its edits, and no memo that is written in the detail", () => {
  const opened = loadedReservation();
  expect(unsent(opened)).toBe(undefined);
  opened.model.write("name", "高橋");
  expect(unsent(opened)).toBe(undefined);
  opened.model.writeMemo("禁煙");
  expect(unsent(opened)).toEqual({ edits: {}, memo: "禁煙" });
});
