import * as v from "valibot";
import { at, endpoint } from "../lib/endpoint.js";
import type { Answer, Failure } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData, type PlainObject } from "../lib/plain-data.js";
import { readFlag, readId, readNumber, readRows, readText } from "./read-fields.js";
import { read } from "./resources.js";

/* Triggers and their actions (rules: trigger-saved-whole, trigger-action). */

/** An event from outside, as it is listed. What the server sent is kept beside it. */
export interface Trigger {
  readonly id: number;
  readonly name: string;
  readonly event: string;
  readonly label: string;
  readonly params: PlainData;
  readonly actions: readonly TriggerAction[];
  readonly wire: PlainObject;
}

/** Action of a trigger: the setting (`isActive`) and what it does now (`state`) are two facts. */
export interface TriggerAction {
  readonly id: number;
  readonly name: string;
  readonly actionId: number | null;
  readonly conditionId: number | null;
  readonly isActive: boolean;
  /** 0 stopped, 1 running, 2 halted by the server; others are shown as they are. */
  readonly state: PlainData;
  readonly wire: PlainObject;
}

/** An action as it is saved, key for key. */
export interface TriggerActionBody {
  readonly name: string;
  readonly trigger_id: number;
  readonly action_id: number | null;
  readonly member_query_id: number | null;
  readonly is_active: boolean;
}

const trigger = read((data) => (isPlainObject(data) ? readTrigger(data) : null));
const action = read((data) => (isPlainObject(data) ? readAction(data) : null));

export const loadTriggersEndpoint = endpoint({ method: "GET", path: "/api/open_api/triggers" });

/** Loads all of them. */
export function loadTriggers(http: Http, signal: AbortSignal): Promise<Answer<readonly Trigger[]>> {
  return http.send({ ...loadTriggersEndpoint, signal, success: read((data) => readRows(data, readTrigger)) });
}

export const createTriggerEndpoint = endpoint({ method: "POST", path: "/api/open_api/triggers", once: true });

/** Makes a new one; an answer without an id could be saved a second time, so it is none. */
export function createTrigger(http: Http, made: PlainObject): Promise<Answer<Trigger>> {
  return http.send({ ...createTriggerEndpoint, json: { trigger: made }, success: trigger });
}

export const replaceTriggerEndpoint = endpoint({ method: "PUT", path: "/api/open_api/triggers/{id}" });

/** Saves the whole trigger, over the version that was loaded. */
export function replaceTrigger(
  http: Http,
  id: number,
  whole: PlainObject,
  base: PlainData | undefined,
): Promise<Answer<Trigger>> {
  return http.send({
    ...at(replaceTriggerEndpoint, { id }),
    json: { trigger: whole, ...(base === undefined ? {} : { base_updated_at: base }) },
    success: trigger,
  });
}

/** The trigger as others have left it, where that is why it was not saved. `current` is `null` where nobody says what it is. */
export function staleTrigger(failure: Failure): { readonly current: Trigger | null } | null {
  const body = "body" in failure && isPlainObject(failure.body) ? failure.body : {};
  if (failure.status !== 422 || body.code !== "stale") return null;
  return { current: isPlainObject(body.current) ? readTrigger(body.current) : null };
}

export const createTriggerActionEndpoint = endpoint({
  method: "POST",
  path: "/api/open_api/triggers/{trigger}/trigger_actions",
  once: true,
});

/** Adds an action to a trigger. */
export function createTriggerAction(http: Http, body: TriggerActionBody): Promise<Answer<TriggerAction>> {
  return http.send({
    ...at(createTriggerActionEndpoint, { trigger: body.trigger_id }),
    json: { ...body },
    success: action,
  });
}

export const replaceTriggerActionEndpoint = endpoint({
  method: "PUT",
  path: "/api/open_api/triggers/{trigger}/trigger_actions/{id}",
});

/** Saves an action of a trigger. */
export function replaceTriggerAction(
  http: Http,
  id: number,
  body: TriggerActionBody,
): Promise<Answer<TriggerAction>> {
  return http.send({
    ...at(replaceTriggerActionEndpoint, { trigger: body.trigger_id, id }),
    json: { id, ...body },
    success: action,
  });
}

export const setTriggerActionStateEndpoint = endpoint({
  method: "PATCH",
  path: "/api/open_api/triggers/{trigger}/trigger_actions/{id}/state",
});

/** Stops or starts an action. */
export function setTriggerActionState(
  http: Http,
  triggerId: number,
  id: number,
  state: 0 | 1,
): Promise<Answer<TriggerAction>> {
  return http.send({
    ...at(setTriggerActionStateEndpoint, { trigger: triggerId, id }),
    json: { state },
    success: action,
  });
}

export const deleteTriggerActionEndpoint = endpoint({
  method: "DELETE",
  path: "/api/open_api/triggers/{trigger}/trigger_actions/{id}",
});

/** Deletes an action. */
export function deleteTriggerAction(http: Http, triggerId: number, id: number): Promise<Answer<PlainData>> {
  return http.send({
    ...at(deleteTriggerActionEndpoint, { trigger: triggerId, id }),
    success: v.custom<PlainData>(() => true),
  });
}

/** A trigger as the server sent it; `null` without an id. */
export function readTrigger(wire: PlainObject): Trigger | null {
  const id = readId(wire.id);
  if (id === null) return null;
  const context = isPlainObject(wire.context) ? wire.context : {};
  return {
    id,
    name: readText(wire.name) ?? "",
    event: readText(context.event) ?? "",
    label: readText(context.label) ?? "",
    params: context.params ?? null,
    actions: readRows(wire.open_api_trigger_actions ?? [], readAction) ?? [],
    wire,
  };
}

function readAction(row: PlainObject): TriggerAction | null {
  const id = readId(row.id);
  if (id === null) return null;
  return {
    id,
    name: readText(row.name) ?? "",
    actionId: readId(row.action_id),
    conditionId: readId(row.member_query_id),
    isActive: readFlag(row.is_active) === true,
    state: readNumber(row.state) ?? row.state ?? null,
    wire: row,
  };
}
