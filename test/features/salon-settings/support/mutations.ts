import type { createStore } from "jotai/vanilla";
import { createServerClient } from "../../../../src/collection/index.js";
import { salonWords } from "../../../../src/features/salon/messages.js";
import { createSalonModel } from "../../../../src/features/salon/model.js";
import type { SalonDeps } from "../../../../src/features/salon/mutations/deps.js";
import { salonSettingsQueries } from "../../../../src/features/salon/queries.js";
import { type SalonSettings, sectionNames } from "../../../../src/features/salon/settings.js";
import { createMutations } from "../../../../src/features/salon-settings/mutations/create-mutations.js";
import type { Http } from "../../../../src/lib/http.js";

/** The real model, queries and mutations of one salon, as an element makes them; nothing happens by a clock. */
export function openSalon(options: {
  store: ReturnType<typeof createStore>;
  http: Http;
  settings?: Partial<SalonSettings>;
  onEdit?(): void;
  deps?: Partial<SalonDeps>;
}) {
  const { store, http } = options;
  const client = createServerClient();
  const settings = {
    ...{ server: "", salon: 1, sections: sectionNames, locale: "ja", abilities: [], readonly: false },
    ...options.settings,
  } as unknown as SalonSettings;
  const model = createSalonModel({
    ...{ store, settings, year: 2026, onEdit: options.onEdit ?? (() => {}) },
    onLeaving() {},
    onLeft() {},
  });
  const queries = salonSettingsQueries(client, { server: "", salon: settings.salon ?? 0, http });
  const mutations = createMutations({
    ...{ client, store, httpOf: () => http, queries: () => queries, emit() {} },
    ...{ model: () => model, words: () => salonWords.ja, report: (_, { messages }) => messages },
    ...{ isSeen: () => true, after: () => () => {} },
    ...options.deps,
  });
  return { client, model, queries, ...mutations };
}
