import { loadOpeningYear, replaceOpeningYear, replaceSpecialDates } from "../../../api/salon-configs.js";
import { loadBookedTimes } from "../../../api/salon-reservations.js";
import { createMutation } from "../../../collection/index.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import {
  type ConfigActions,
  configQueue,
  makeConfig,
  notifyPage,
  outcomeOf,
  received,
  type SalonContext,
  type SalonScope,
  savedConfig,
  shownConfig,
} from "../../salon/index.js";

interface Special {
  readonly scope: SalonScope;
  readonly dates: readonly PlainData[];
  readonly base: PlainObject | null;
}

interface SavedDates {
  readonly config: PlainObject;
  /** A server may answer with the dates alone. */
  readonly isVersionKnown: boolean;
}

interface Year {
  readonly scope: SalonScope;
  readonly whole: PlainObject;
}

type Actions = Pick<ConfigActions, "saveSpecialDates" | "readYear" | "saveYear" | "readReservations">;

/** Mutations of the hours: those of a year, and special days, which are a part of the configuration. */
export function createHourMutations({ client, getScope }: SalonContext): Actions {
  const saveSpecial = createMutation<Special, SavedDates>(client, {
    queue: ({ scope }) => configQueue(scope),
    async call({ scope, dates, base }) {
      const config = shownConfig(scope);
      const made = makeConfig(scope, { special_dates: [...dates] });
      const version = (base ?? config)?.updated_at;
      const saved = await (made ??
        replaceSpecialDates(scope.http, scope.salon, {
          special_dates: [...dates],
          ...(version === undefined ? {} : { base_updated_at: version }),
        }));
      const isVersionKnown = made !== null || !saved.ok || saved.data.updated_at !== undefined;
      // The rest of the configuration stays as it was.
      const whole = saved.ok && !isVersionKnown ? { ...saved, data: { ...config, ...saved.data } } : saved;
      const answer = received(client, scope, whole);
      return answer.ok ? { ...answer, data: { config: answer.data, isVersionKnown } } : answer;
    },
    events: ({ config }) => savedConfig(config, { section: "opening" }),
  });

  const saveYear = createMutation<Year, PlainObject>(client, {
    queue: ({ scope, whole }) => `${configQueue(scope)} ${whole.year}`,
    call: ({ scope: { http, salon }, whole }) => replaceOpeningYear(http, salon, whole),
    commit(year, { scope, whole }) {
      scope.queries.opening(Number(whole.year)).receive(() => year);
      notifyPage(client, scope, "config");
    },
    events: (data) => [{ section: "opening", kind: "update", id: null, data }],
  });

  return {
    async saveSpecialDates(dates, base) {
      const scope = getScope();
      const answer = await saveSpecial({ scope, dates, base });
      if (!answer.ok) return outcomeOf(answer);
      // The next write would be refused for a version that is the operator's own.
      if (!answer.data.isVersionKnown) await scope.queries.config.invalidate();
      return { is: "saved", record: answer.data.config };
    },
    saveYear: (whole) => saveYear({ scope: getScope(), whole }),
    readYear(year) {
      const { http, salon } = getScope();
      return loadOpeningYear(http, salon, year);
    },
    readReservations(from, to) {
      const { http, salon } = getScope();
      return loadBookedTimes(http, salon, from, to);
    },
  };
}
