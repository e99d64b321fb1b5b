import { createStore } from "jotai/vanilla";
import { createServerClient } from "../../../../src/collection/index.js";
import { createConfigCalls } from "../../../../src/elements/salon-settings/config-calls.js";
import { createItemCalls } from "../../../../src/elements/salon-settings/item-calls.js";
import { createOnlineCalls } from "../../../../src/elements/salon-settings/online-calls.js";
import { createOrderCalls } from "../../../../src/elements/salon-settings/order-calls.js";
import type { SalonHere, SalonPort } from "../../../../src/elements/salon-settings/port.js";
import type { SalonActions } from "../../../../src/features/salon/actions.js";
import { salonWords } from "../../../../src/features/salon/messages.js";
import { createSalonModel } from "../../../../src/features/salon/model.js";
import { openingWords } from "../../../../src/features/salon/opening/messages.js";
import { createOpeningEditor } from "../../../../src/features/salon/opening/opening-editor.js";
import { saveHours } from "../../../../src/features/salon/opening/save-hours.js";
import { salonSettingsQueries } from "../../../../src/features/salon/queries.js";
import { type SalonSettings, sectionNames } from "../../../../src/features/salon/settings.js";
import { createHttp } from "../../../../src/lib/http.js";

/** One page on a salon: the real model, editor of hours and calls, over `fetch`. */
export function openSalonPage(salon: number) {
  const store = createStore();
  const client = createServerClient();
  const http = createHttp({ apiBase: () => "", csrfToken: () => null, origin: () => "http://host.test" });
  const settings = {
    ...{ server: "", salon, sections: sectionNames, locale: "ja", abilities: [], readonly: false },
  } as unknown as SalonSettings;
  const model = createSalonModel({
    ...{ store, settings, year: 2026, onEdit() {} },
    onLeaving() {},
    onLeft() {},
  });
  const queries = salonSettingsQueries(client, { server: "", salon, http });
  const alerts: string[] = [];
  const said = (lines: readonly string[]) => void alerts.push(...lines);
  const here: SalonHere = {
    ...{ salon, server: "", http, queries, isShown: () => true, saved() {}, announce() {}, clear() {} },
    warn: (_, lines) => said(lines),
    failed: (_, failure) => said(failure.messages),
  };
  const port = {
    ...{ client, model: () => model, words: () => salonWords.ja, here: () => here },
    ...{ report: () => [], changed() {}, after: () => () => {} },
  } satisfies SalonPort;
  const orders = createOrderCalls(port);
  const actions = {
    ...createItemCalls(port),
    ...createConfigCalls(port),
    ...createOnlineCalls(port),
    ...{ queries: () => queries, failed: here.failed, report: () => {} },
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
        model: { ...model, warn: (_, lines) => said(lines) },
        actions,
        ...words,
      });
    },
  };
}

export type SalonPage = ReturnType<typeof openSalonPage>;
