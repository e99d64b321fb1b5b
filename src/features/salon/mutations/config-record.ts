import { readId } from "../../../api/read-fields.js";
import { createConfig, replaceConfig } from "../../../api/salon-configs.js";
import { staleRecord } from "../../../api/salon-refusals.js";
import { retryOver, type ServerClient } from "../../../collection/index.js";
import type { Answer } from "../../../lib/failure.js";
import { type PlainObject, samePlainData } from "../../../lib/plain-data.js";
import type { SaveOutcome } from "../actions.js";
import { newConfig } from "../config.js";
import type { SectionName } from "../settings.js";
import { type SalonSaved, type SalonScope, salonQueue } from "./deps.js";
import { notifyPage } from "./notify-page.js";

/* The configuration of a salon. Its writes go one after another: of two at once only the first may make what is not there yet. */

export function configQueue(scope: SalonScope): string {
  return salonQueue(scope, "config");
}

/** As it is shown; `null` where nothing is known. */
export function shownConfig(scope: SalonScope): PlainObject | null {
  return scope.queries.config.state().data ?? null;
}

export function receiveConfig(client: ServerClient, scope: SalonScope, config: PlainObject): void {
  scope.queries.config.receive(() => config);
  notifyPage(client, scope, "config");
}

/**
 * Takes over what a write has left, also where others have, and returns its answer. Within `call`: the `commit` of a switch comes
 * after its queue, and the next write stands on this.
 */
export function received(
  client: ServerClient,
  scope: SalonScope,
  answer: Answer<PlainObject>,
): Answer<PlainObject> {
  const left = answer.ok ? answer.data : staleRecord(answer.failure)?.current;
  if (left) receiveConfig(client, scope, left);
  return answer;
}

/** Makes the configuration with a change where nothing is set up yet; `null` where something is. */
export function makeConfig(scope: SalonScope, change: PlainObject): Promise<Answer<PlainObject>> | null {
  const config = shownConfig(scope);
  if (config !== null && (config.id !== undefined || config.updated_at !== undefined)) return null;
  // The shown configuration is a default that the server has not saved.
  return createConfig(scope.http, scope.salon, { ...newConfig(), ...config, ...change });
}

/** The change over the latest that is known; once more over what others have left, where that says nothing against it. */
export async function putConfig(
  client: ServerClient,
  scope: SalonScope,
  change: PlainObject,
  seen: PlainObject | null,
): Promise<Answer<PlainObject>> {
  const made = makeConfig(scope, change);
  if (made) return made;
  const config = shownConfig(scope) ?? {};
  const send = (over: PlainObject) =>
    replaceConfig(scope.http, scope.salon, {
      ...over,
      ...change,
      ...(over.updated_at === undefined ? {} : { base_updated_at: over.updated_at }),
    });
  return retryOver(
    await send(config),
    (failure) => staleRecord(failure)?.current,
    (current, refused) => {
      receiveConfig(client, scope, current);
      const isOurs = Object.keys(change).every(
        (key) =>
          samePlainData(current[key] ?? null, (seen ?? config)[key] ?? null) ||
          samePlainData(current[key] ?? null, change[key] ?? null),
      );
      return isOurs ? send(current) : refused;
    },
  );
}

/** The event of a write. */
export function savedConfig(
  config: PlainObject,
  { section }: { readonly section: SectionName },
): readonly SalonSaved[] {
  return [{ section, kind: "update", id: readId(config.id), data: config }];
}

/** Outcome of a write, for the form that it was pressed in. */
export function outcomeOf(answer: Answer<PlainObject>): SaveOutcome<PlainObject> {
  if (answer.ok) return { is: "saved", record: answer.data };
  const { failure } = answer;
  const stale = staleRecord(failure);
  return stale ? { is: "stale", current: stale.current, failure } : { is: "failed", failure };
}
