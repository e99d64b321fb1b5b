import { loadCalendars, type SalonCalendars } from "../../api/salon-calendars.js";
import { loadConfig, loadOpeningYear } from "../../api/salon-configs.js";
import {
  loadItems,
  loadUnlinks,
  type SalonItem,
  type SalonItemKind,
  type Unlink,
} from "../../api/salon-items.js";
import { loadOnlineConfig, loadOnlineUrl, type OnlineUrl } from "../../api/salon-online.js";
import { loadSalonUrls, type SalonUrl } from "../../api/salon-urls.js";
import { createQuery, type Query, type ServerClient } from "../../collection/index.js";
import type { Http } from "../../lib/http.js";
import type { PlainObject } from "../../lib/plain-data.js";

/** Queries of one salon, each made once for all elements of the page. */
export interface SalonSettingsQueries {
  /** Those that are not deleted. */
  items(kind: SalonItemKind): Query<readonly SalonItem[]>;
  /** With those that are deleted. */
  allItems(kind: SalonItemKind): Query<readonly SalonItem[]>;
  readonly unlinks: Query<readonly Unlink[]>;
  /** `null`: nothing is set up yet. */
  readonly config: Query<PlainObject | null>;
  opening(year: number): Query<PlainObject>;
  /** `null`: there is no online booking. */
  readonly online: Query<PlainObject | null>;
  readonly onlineUrl: Query<OnlineUrl>;
  readonly calendars: Query<SalonCalendars>;
  readonly urls: Query<readonly SalonUrl[]>;
}

/** Milliseconds for which data is kept that nobody looks at: a page that is open all day must not grow. */
const keepMs = 5 * 60_000;

/** Makes them, or gives those that are there. `http` makes calls on behalf of the page. */
export function salonSettingsQueries(
  client: ServerClient,
  { server, salon, http }: { server: string; salon: number; http: Http },
): SalonSettingsQueries {
  const of = <T>(name: string, read: Parameters<typeof createQuery<T>>[1]["read"]): Query<T> =>
    createQuery<T>(client, { key: ["salon settings", server, String(salon), name], keepMs, read });
  return {
    items: (kind) => of(kind, (signal) => loadItems(http, salon, kind, false, signal)),
    allItems: (kind) => of(`all ${kind}`, (signal) => loadItems(http, salon, kind, true, signal)),
    unlinks: of("unlinks", (signal) => loadUnlinks(http, salon, signal)),
    config: of("config", (signal) => loadConfig(http, salon, signal)),
    opening: (year) => of(`opening ${year}`, (signal) => loadOpeningYear(http, salon, year, signal)),
    online: of("online", (signal) => loadOnlineConfig(http, salon, signal)),
    onlineUrl: of("online url", (signal) => loadOnlineUrl(http, salon, signal)),
    calendars: of("calendars", (signal) => loadCalendars(http, salon, signal)),
    urls: of("urls", (signal) => loadSalonUrls(http, salon, signal)),
  };
}
