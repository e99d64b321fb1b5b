import { readId } from "../../api/read-fields.js";
import {
  createConfig,
  loadOpeningYear,
  replaceConfig,
  replaceOpeningYear,
  replaceSpecialDates,
  type SwitchKey,
  switchConfig,
} from "../../api/salon-configs.js";
import { staleRecord } from "../../api/salon-refusals.js";
import { loadBookedTimes } from "../../api/salon-reservations.js";
import { createLatestWins, inQueue } from "../../collection/index.js";
import {
  fieldOfSwitch,
  newConfig,
  type SalonActions,
  type SaveOutcome,
  type SectionName,
} from "../../features/salon/index.js";
import type { Answer } from "../../lib/failure.js";
import { type PlainData, type PlainObject, samePlainData } from "../../lib/plain-data.js";
import type { SalonHere, SalonPort } from "./port.js";

type Calls = Pick<
  SalonActions,
  | "setSwitch"
  | "setConfigField"
  | "saveConfig"
  | "saveSpecialDates"
  | "readYear"
  | "saveYear"
  | "readReservations"
>;

/** What an operator does to the configuration. Its writes go one after another; without one, the first makes it. */
export function createConfigCalls(port: SalonPort): Calls {
  const switchTo = createLatestWins(port.client.leaving);
  const record = (here: SalonHere) => `salon ${here.server} ${here.salon} config`;
  const configOf = (here: SalonHere): PlainObject | null => here.queries.config.state().data ?? null;

  function receive(here: SalonHere, config: PlainObject): void {
    here.queries.config.receive(() => config);
    port.changed(here, "config");
  }

  /**
   * Writes go one after another, and what each has left is there before the next one begins: of two at once only the first
   * may make what is not there yet.
   */
  function inOrder(here: SalonHere, call: () => Promise<Answer<PlainObject>>): Promise<Answer<PlainObject>> {
    return inQueue(port.client.queues, record(here), async () => {
      const answer = await call();
      const left = answer.ok ? answer.data : staleRecord(answer.failure)?.current;
      if (left) receive(here, left);
      return answer;
    });
  }

  /** The change over the latest that is known; once more over what others have left, where that says nothing against it. */
  async function put(
    here: SalonHere,
    change: PlainObject,
    seen: PlainObject | null,
  ): Promise<Answer<PlainObject>> {
    const config = configOf(here);
    if (config === null || isNew(config))
      return createConfig(here.http, here.salon, { ...newConfig(), ...config, ...change });
    const send = (over: PlainObject) =>
      replaceConfig(here.http, here.salon, {
        ...over,
        ...change,
        ...(over.updated_at === undefined ? {} : { base_updated_at: over.updated_at }),
      });
    const first = await send(config);
    const current = first.ok ? null : staleRecord(first.failure)?.current;
    if (!current) return first;
    receive(here, current);
    const isOurs = Object.keys(change).every(
      (key) =>
        samePlainData(current[key] ?? null, (seen ?? config)[key] ?? null) ||
        samePlainData(current[key] ?? null, change[key] ?? null),
    );
    return isOurs ? send(current) : first;
  }

  function change<T extends boolean | PlainData>(
    section: SectionName,
    field: string,
    value: T,
    send: (here: SalonHere, value: T) => Promise<Answer<PlainObject>>,
  ): void {
    const here = port.here();
    here.clear(section);
    switchTo<PlainData, PlainObject>({
      key: `${record(here)} ${field}`,
      was: (configOf(here) ?? newConfig())[field] ?? null,
      wanted: value,
      show: () =>
        here.queries.config.addOptimistic((config) => ({ ...(config ?? newConfig()), [field]: value })),
      send: (wanted) => inOrder(here, () => send(here, wanted as T)),
      saved(config) {
        receive(here, config);
        here.announce(port.words().saved);
        here.saved(section, "update", readId(config.id), config);
      },
      failed(failure) {
        // What others have left is shown by now.
        if (staleRecord(failure)) here.warn(section, [port.words().changedByOthers]);
        else here.failed(section, failure);
      },
    });
  }

  return {
    setSwitch(section, key: SwitchKey, value) {
      const field = fieldOfSwitch(key);
      change(section, field, value, (here, wanted) =>
        isNew(configOf(here) ?? {})
          ? put(here, { [field]: wanted }, null)
          : switchConfig(here.http, here.salon, key, wanted),
      );
    },

    setConfigField(section, key, value) {
      const was = (configOf(port.here()) ?? newConfig())[key] ?? null;
      change(section, key, value, (here, wanted) => put(here, { [key]: wanted }, { [key]: was }));
    },

    async saveConfig(section, changes, base) {
      const here = port.here();
      const answer = await inOrder(here, () => put(here, changes, base));
      return outcome(here, section, answer);
    },

    async saveSpecialDates(dates, base) {
      const here = port.here();
      let isVersionKnown = true;
      const answer = await inOrder(here, async () => {
        const config = configOf(here);
        if (config === null || isNew(config))
          return createConfig(here.http, here.salon, {
            ...newConfig(),
            ...config,
            special_dates: [...dates],
          });
        const version = (base ?? config).updated_at;
        const saved = await replaceSpecialDates(here.http, here.salon, {
          special_dates: [...dates],
          ...(version === undefined ? {} : { base_updated_at: version }),
        });
        // A server may answer with these alone: what else the configuration says is as it was, but its version is unknown.
        isVersionKnown = !saved.ok || saved.data.updated_at !== undefined;
        return saved.ok && !isVersionKnown ? { ...saved, data: { ...config, ...saved.data } } : saved;
      });
      const result = outcome(here, "opening", answer);
      // Whoever writes next would be refused for a version that is his own.
      if (!isVersionKnown) await here.queries.config.invalidate();
      return result;
    },

    readYear: (year) => loadOpeningYear(port.here().http, port.here().salon, year),

    async saveYear(whole) {
      const here = port.here();
      const answer = await inQueue(port.client.queues, `${record(here)} ${whole.year}`, () =>
        replaceOpeningYear(here.http, here.salon, whole),
      );
      if (answer.ok) {
        here.queries.opening(Number(whole.year)).receive(() => answer.data);
        port.changed(here, "config");
        here.saved("opening", "update", null, answer.data);
      }
      return answer;
    },

    readReservations: (from, to) => loadBookedTimes(port.here().http, port.here().salon, from, to),
  };

  function outcome(
    here: SalonHere,
    section: SectionName,
    answer: Answer<PlainObject>,
  ): SaveOutcome<PlainObject> {
    if (answer.ok) {
      here.saved(section, "update", readId(answer.data.id), answer.data);
      return { is: "saved", record: answer.data };
    }
    const stale = staleRecord(answer.failure);
    if (stale === null) return { is: "failed", failure: answer.failure };
    return { is: "stale", current: stale.current, failure: answer.failure };
  }
}

/** Nothing is set up yet: what is shown of it is not saved. */
function isNew(config: PlainObject): boolean {
  return config.id === undefined && config.updated_at === undefined;
}
