import type { Query } from "../../collection/index.js";
import type { SalonModel, SalonSettingsQueries } from "../../features/salon/index.js";

type Read = Pick<Query<unknown>, "state" | "retry" | "invalidate">;

/** Queries of the shown section (rules: salon-section-read). */
export function shownQueries(model: SalonModel, queries: SalonSettingsQueries): readonly Read[] {
  const section = model.section();
  switch (section) {
    case "courses":
    case "resources":
      // Only one of the two lists is shown, and asked for.
      return [queries.items(section), queries.allItems(section)];
    case "opening":
      return [queries.config, queries.opening(model.year())];
    case "online":
      return [queries.config, queries.online, queries.onlineUrl];
    case "calendars":
      return [queries.config, queries.calendars, queries.items("resources")];
    case "urls":
      return [queries.urls, queries.onlineUrl, queries.items("courses"), queries.items("resources")];
  }
}
