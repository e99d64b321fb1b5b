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
  readonly scope: SalonScope;
  readonly section: SectionName;
}

interface Change extends Write {
  readonly field: string;
  readonly was: PlainData;
  readonly wanted: PlainData;
  call(scope: SalonScope, change: PlainObject, seen: PlainObject): Promise<Answer<PlainObject>>;
}

type Saved = Write & { readonly changes: PlainObject; readonly base: PlainObject | null };

/** Mutations of the configuration. Without one, the first write makes it. */
export function createConfigMutations({
  client,
  getScope,
  words,
  clear,
}: SalonContext): Pick<ConfigActions, "setSwitch" | "setConfigField" | "saveConfig"> {
  const change = createSwitch<Change, PlainObject>(client, {
    key: ({ scope, field }) => `${configQueue(scope)} ${field}`,
    was: ({ was }) => was,
    queue: ({ scope }) => configQueue(scope),
    optimistic: ({ scope: { queries }, field, wanted }, update) =>
      update(queries.config, (config) => ({ ...(config ?? newConfig()), [field]: wanted })),
    call: async ({ scope, field, was, wanted, call }) =>
      received(client, scope, await call(scope, { [field]: wanted }, { [field]: was })),
    commit: (config, { scope: { queries } }, { receive }) => receive(queries.config, () => config),
    rollback(failure, { scope, section }) {
      // The record of the others is shown by now.
      if (staleRecord(failure)) scope.warn(section, [words().changedByOthers]);
      else scope.failed(section, failure);
    },
    announce: () => words().saved,
    events: savedConfig,
  });

  const save = createMutation<Saved, PlainObject>(client, {
    queue: ({ scope }) => configQueue(scope),
    call: async ({ scope, changes, base }) =>
      received(client, scope, await putConfig(client, scope, changes, base)),
    events: savedConfig,
  });

  function press(section: SectionName, field: string, wanted: PlainData, call: Change["call"]): void {
    clear(section);
    const scope = getScope();
    const was = (shownConfig(scope) ?? newConfig())[field] ?? null;
    change({ scope, section, field, was, wanted, call });
  }

  return {
    setSwitch(section, key, value) {
      const field = fieldOfSwitch(key);
      press(
        section,
        field,
        value,
        (scope, changed) =>
          makeConfig(scope, changed) ?? switchConfig(scope.http, scope.salon, key, changed[field] === true),
      );
    },
    setConfigField(section, key, value) {
      press(section, key, value, (scope, changed, seen) => putConfig(client, scope, changed, seen));
    },
    saveConfig: async (section, changes, base) =>
      outcomeOf(await save({ scope: getScope(), section, changes, base })),
  };
}
