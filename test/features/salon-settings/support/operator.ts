import { createStore } from "jotai/vanilla";
import type { SalonActions } from "../../../../src/features/salon/actions.js";
import { salonWords } from "../../../../src/features/salon/messages.js";
import type { SalonModel } from "../../../../src/features/salon/salon-model.js";
import { openingWords } from "../../../../src/features/salon-hours/opening/messages.js";
import { createOpeningEditor } from "../../../../src/features/salon-hours/opening/opening-editor.js";
import { saveHours } from "../../../../src/features/salon-hours/opening/save-hours.js";
import { createHttp } from "../../../../src/lib/http.js";
import { openSalon } from "./mutations.js";

/** One page on a salon: the real model, editor of hours and mutations, over `fetch`. */
export function openSalonPage(salon: number) {
  const store = createStore();
  const http = createHttp({ apiBase: () => "", csrfToken: () => null, origin: () => "http://host.test" });
  const alerts: string[] = [];
  const said = (lines: readonly string[]) => void alerts.push(...lines);
  const heard = (model: SalonModel): SalonModel => ({ ...model, warn: (_, lines) => said(lines) });
  const { model, queries, orders, ...mutations } = openSalon({
    ...{ store, http, settings: { salon } },
    deps: { model: () => heard(model) },
  });
  const actions = {
    ...mutations.actions,
    ...{ queries: () => queries, report: () => {} },
    refuse: (_: string, lines: readonly string[]) => said(lines),
  } as unknown as SalonActions;
  let time = 0;
  const hours = createOpeningEditor({ store, restored: null, now: () => (time += 1000), onEdit() {} });
  model.edit("opening", hours);
  return {
    actions,
    hours,
    orders,
    queries,
    /** What was said since this was asked last. */
    alerts: () => alerts.splice(0),
    saveHours: () => {
      const words = { words: openingWords.ja, frame: salonWords.ja };
      return saveHours({
        editor: hours,
        model: heard(model),
        actions,
        ...words,
      });
    },
  };
}

export type SalonPage = ReturnType<typeof openSalonPage>;
