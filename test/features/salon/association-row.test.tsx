import { Provider } from "jotai";
import { createStore } from "jotai/vanilla";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { AssociationRow } from "../../../src/features/salon/calendars/AssociationRow.js";
import { createSalonModel } from "../../../src/features/salon/model.js";
import { SalonProvider } from "../../../src/features/salon/salon-context.js";
import { type SalonSettings, sectionNames } from "../../../src/features/salon/settings.js";

function draw(purpose: string): HTMLElement {
  const store = createStore();
  const settings = {
    ...{ server: "", salon: 1, sections: sectionNames, locale: "ja", abilities: [], readonly: false },
  } as unknown as SalonSettings;
  const model = createSalonModel({
    ...{ store, settings, year: 2026, onEdit() {} },
    ...{ onLeaving() {}, onLeft() {} },
  });
  const wire = {};
  const association = { id: 61, purpose, status: "ok", lastSyncedAt: null, errorMessage: null, wire };
  const link = {
    ...{ primaryId: 31, resourceId: null, calendarName: "中村" },
    ...{ associations: [association], wire },
  };
  const box = document.createElement("div");
  const root = createRoot(box);
  onTestFinished(() => act(() => root.unmount()));
  act(() =>
    root.render(
      <Provider store={store}>
        <SalonProvider value={{ model } as Parameters<typeof SalonProvider>[0]["value"]}>
          <AssociationRow link={link} association={association} />
        </SalonProvider>
      </Provider>,
    ),
  );
  return box;
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
])("what can be done to an association for %j (contract salon.md §8.3)", (purpose, controls) => {
  const buttons = [...draw(purpose).querySelectorAll<HTMLElement>("[data-control]")];
  expect(buttons.map(({ dataset }) => dataset.control)).toEqual(controls);
});
