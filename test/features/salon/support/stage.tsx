import { Provider } from "jotai";
import { createStore } from "jotai/vanilla";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { createSalonModel } from "../../../../src/features/salon/model.js";
import { SalonProvider } from "../../../../src/features/salon/salon-context.js";
import { type SalonSettings, sectionNames } from "../../../../src/features/salon/settings.js";

/** Draws a part of the salon's screen by itself, in no document. It calls nothing. */
export function drawInSalon(part: ReactNode): HTMLElement {
  const store = createStore();
  const settings = {
    ...{ server: "", salon: 1, sections: sectionNames, locale: "ja", abilities: [], readonly: false },
  } as unknown as SalonSettings;
  const model = createSalonModel({
    ...{ store, settings, year: 2026, onEdit() {} },
    ...{ onLeaving() {}, onLeft() {} },
  });
  const box = document.createElement("div");
  const root = createRoot(box);
  onTestFinished(() => act(() => root.unmount()));
  act(() =>
    root.render(
      <Provider store={store}>
        <SalonProvider value={{ model } as Parameters<typeof SalonProvider>[0]["value"]}>
          {part}
        </SalonProvider>
      </Provider>,
    ),
  );
  return box;
}
