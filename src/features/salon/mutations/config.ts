import { switchConfig } from "../../../api/salon-configs.js";
import { staleRecord } from "../../../api/salon-refusals.js";
import { createMutation, createSwitch } from "../../../collection/index.js";
import type { Answer } from "../../../lib/failure.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import type { ConfigActions } from "../actions.js";
import { fieldOfSwitch, newConfig } from "../config.js";
import type { SectionName } from "../settings.js";
import {
  configQueue,
  makeConfig,
  outcomeOf,
  putConfig,
  received,
  savedConfig,
  shownConfig,
} from "./config-record.js";
import type { SalonContext, SalonScope } from "./deps.js";

interface Write {
  readonly here: SalonScope;
  readonly section: SectionName;
}

interface Change extends Write {
  readonly field: string;
  readonly was: PlainData;
  readonly wanted: PlainData;
  call(here: SalonScope, change: PlainObject, seen: PlainObject): Promise<Answer<PlainObject>>;
}

type Saved = Write & { readonly changes: PlainObject; readonly base: PlainObject | null };

/** What an operator does to the configuration. Without one, the first write makes it. */
export function createConfigMutations({
  client,
  here,
  words,
  clear,
}: SalonContext): Pick<ConfigActions, "setSwitch" | "setConfigField" | "saveConfig"> {
  const change = createSwitch<Change, PlainObject>(client, {
    key: ({ here, field }) => `${configQueue(here)} ${field}`,
    was: ({ was }) => was,
    queue: ({ here }) => configQueue(here),
    optimistic: ({ here: { queries }, field, wanted }, update) =>
      update(queries.config, (config) => ({ ...(config ?? newConfig()), [field]: wanted })),
    call: async ({ here, field, was, wanted, call }) =>
      received(client, here, await call(here, { [field]: wanted }, { [field]: was })),
    commit: (config, { here: { queries } }, { receive }) => receive(queries.config, () => config),
    rollback(failure, { here, section }) {
      // What others have left is shown by now.
      if (staleRecord(failure)) here.warn(section, [words().changedByOthers]);
      else here.failed(section, failure);
    },
    announce: () => words().saved,
    events: savedConfig,
  });

  const save = createMutation<Saved, PlainObject>(client, {
    queue: ({ here }) => configQueue(here),
    call: async ({ here, changes, base }) =>
      received(client, here, await putConfig(client, here, changes, base)),
    events: savedConfig,
  });

  function press(section: SectionName, field: string, wanted: PlainData, call: Change["call"]): void {
    clear(section);
    const scope = here();
    const was = (shownConfig(scope) ?? newConfig())[field] ?? null;
    change({ here: scope, section, field, was, wanted, call });
  }

  return {
    setSwitch(section, key, value) {
      const field = fieldOfSwitch(key);
      press(
        section,
        field,
        value,
        (here, changed) =>
          makeConfig(here, changed) ?? switchConfig(here.http, here.salon, key, changed[field] === true),
      );
    },
    setConfigField(section, key, value) {
      press(section, key, value, (here, changed, seen) => putConfig(client, here, changed, seen));
    },
    saveConfig: async (section, changes, base) =>
      outcomeOf(await save({ here: here(), section, changes, base })),
  };
}
