import { readId } from "../../../api/read-fields.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../../lib/plain-data.js";
import type { Fields } from "../../../lib/three-way-merge.js";

/** The events of a reservation that an action can follow, in their order (rules: reserve-events). */
export const reserveEvents = [
  "register",
  "create_request",
  "create_approve",
  "create_deny",
  "update",
  "edit_request",
  "edit_approve",
  "edit_deny",
  "cancel",
  "cancel_request",
  "cancel_approve",
  "cancel_deny",
  "delete",
  "reminder",
  "follow",
] as const;
export type ReserveEvent = (typeof reserveEvents)[number];

/** The action of each event; `null`: none. Of an event that stands twice the first counts. */
export function actionFields(config: PlainObject): Fields {
  const entries = entriesOf(config);
  return Object.fromEntries(
    reserveEvents.map((event) => {
      const entry = entries.find((each) => isPlainObject(each) && each.event === event);
      return [event, isPlainObject(entry) ? readId(entry.action_id) : null];
    }),
  );
}

/**
 * Payload (rules: reserve-actions-sent): the loaded entries in their order with what was changed, then new ones.
 * Unknown events, and what is no entry at all, stay.
 */
export function mergedActions(config: PlainObject, changes: Fields): PlainData[] {
  const done = new Set<string>();
  const kept = entriesOf(config).map((entry) => {
    if (!isPlainObject(entry) || typeof entry.event !== "string" || done.has(entry.event)) return entry;
    done.add(entry.event);
    const chosen = Object.hasOwn(changes, entry.event) ? changes[entry.event] : undefined;
    return chosen === undefined ? entry : { ...entry, action_id: chosen };
  });
  const added = reserveEvents.flatMap((event): PlainObject[] => {
    const chosen = changes[event] ?? null;
    return done.has(event) || chosen === null ? [] : [{ event, action_id: chosen }];
  });
  return [...kept, ...added];
}

/** The event that a key of a refusal is about, by its place in what was sent; `null`: none that is shown. */
export function eventAt(key: string, sent: readonly PlainData[]): ReserveEvent | null {
  const place = /^actions[.[](\d{1,6})(?:[.\]]|$)/.exec(key)?.[1];
  const entry = place === undefined ? undefined : sent[Number(place)];
  return (isPlainObject(entry) && reserveEvents.find((event) => event === entry.event)) || null;
}

function entriesOf(config: PlainObject): readonly PlainData[] {
  return Array.isArray(config.actions) ? config.actions : [];
}
