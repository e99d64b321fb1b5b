import { expect, test } from "vitest";
import { AssociationRow } from "../../../src/features/salon-calendars/AssociationRow.js";
import { drawInSalon } from "../salon/support/stage.js";

function draw(purpose: string): HTMLElement {
  const wire = {};
  const association = { id: 61, purpose, status: "ok", lastSyncedAt: null, errorMessage: null, wire };
  const link = {
    ...{ primaryId: 31, resourceId: null, calendarName: "中村" },
    ...{ associations: [association], wire },
  };
  return drawInSalon(<AssociationRow link={link} association={association} />);
}

test.each([
  ["reservation", ["remove"]],
  ["shift", ["resync", "remove"]],
  // One that nobody knows is shown, and can be taken away.
  ["tasks/日本", ["remove"]],
  // Of these no address of a call can be made.
  ["", []],
  [".", []],
  ["..", []],
])("what can be done to an association for %j (rules: calendar-links)", (purpose, controls) => {
  const buttons = [...draw(purpose).querySelectorAll<HTMLElement>("[data-control]")];
  expect(buttons.map(({ dataset }) => dataset.control)).toEqual(controls);
});
