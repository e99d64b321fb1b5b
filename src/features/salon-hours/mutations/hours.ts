import { loadOpeningYear, replaceOpeningYear, replaceSpecialDates } from "../../../api/salon-configs.js";
import { loadBookedTimes } from "../../../api/salon-reservations.js";
import { createMutation } from "../../../collection/index.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import {
  type ConfigActions,
  configQueue,
  makeConfig,
  outcomeOf,
  received,
  type SalonContext,
  type SalonScope,
  savedConfig,
  shownConfig,
  tellPage,
} from "../../salon/index.js";

interface Special {
  readonly here: SalonScope;
  readonly dates: readonly PlainData[];
  readonly base: PlainObject | null;
}

interface SavedDates {
  readonly config: PlainObject;
  /** A server may answer with the dates alone. */
  readonly isVersionKnown: boolean;
}

interface Year {
  readonly here: SalonScope;
  readonly whole: PlainObject;
}

type Actions = Pick<ConfigActions, "saveSpecialDates" | "readYear" | "saveYear" | "readReservations">;

/** What an operator does to the hours: those of a year, and special days, which are a part of the configuration. */
export function createHourMutations({ client, here }: SalonContext): Actions {
  const saveSpecial = createMutation<Special, SavedDates>(client, {
    queue: ({ here }) => configQueue(here),
    async call({ here, dates, base }) {
      const config = shownConfig(here);
      const made = makeConfig(here, { special_dates: [...dates] });
      const version = (base ?? config)?.updated_at;
      const saved = await (made ??
        replaceSpecialDates(here.http, here.salon, {
          special_dates: [...dates],
          ...(version === undefined ? {} : { base_updated_at: version }),
        }));
      const isVersionKnown = made !== null || !saved.ok || saved.data.updated_at !== undefined;
      // What else the configuration says is as it was.
      const whole = saved.ok && !isVersionKnown ? { ...saved, data: { ...config, ...saved.data } } : saved;
      const answer = received(client, here, whole);
      return answer.ok ? { ...answer, data: { config: answer.data, isVersionKnown } } : answer;
    },
    events: ({ config }) => savedConfig(config, { section: "opening" }),
  });

  const saveYear = createMutation<Year, PlainObject>(client, {
    queue: ({ here, whole }) => `${configQueue(here)} ${whole.year}`,
    call: ({ here: { http, salon }, whole }) => replaceOpeningYear(http, salon, whole),
    commit(year, { here, whole }) {
      here.queries.opening(Number(whole.year)).receive(() => year);
      tellPage(client, here, "config");
    },
    events: (data) => [{ section: "opening", kind: "update", id: null, data }],
  });

  return {
    async saveSpecialDates(dates, base) {
      const scope = here();
      const answer = await saveSpecial({ here: scope, dates, base });
      if (!answer.ok) return outcomeOf(answer);
      // Whoever writes next would be refused for a version that is his own.
      if (!answer.data.isVersionKnown) await scope.queries.config.invalidate();
      return { is: "saved", record: answer.data.config };
    },
    saveYear: (whole) => saveYear({ here: here(), whole }),
    readYear(year) {
      const { http, salon } = here();
      return loadOpeningYear(http, salon, year);
    },
    readReservations(from, to) {
      const { http, salon } = here();
      return loadBookedTimes(http, salon, from, to);
    },
  };
}
