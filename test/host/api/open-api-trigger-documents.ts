import { resource, type Store } from "../store.js";
import { missing } from "./journey-bodies.js";

/** A trigger without its actions: key for key as it was sent, unknown keys too (rules: kept-as-it-came). */
export interface TriggerDocument {
  readonly id: number;
  readonly name: string;
  readonly context: {
    readonly category: "open_api";
    readonly open_api_trigger_id: number;
    readonly event: string;
    readonly label: string;
    readonly params: unknown;
    readonly [key: string]: unknown;
  };
  readonly updated_at: string;
  readonly [key: string]: unknown;
}

export const triggers = resource<TriggerDocument>("open_api_trigger");

/** What runs when a trigger's event comes (rules: trigger-action-state). `state`: 0 stopped, 1 running, 2 halted by the system. */
export interface TriggerAction {
  readonly id: number;
  readonly name: string;
  readonly trigger_id: number;
  readonly action_id: number | null;
  readonly member_query_id: number | null;
  readonly is_active: boolean;
  readonly state: number;
  readonly updated_at: string;
}

export const triggerActions = resource<TriggerAction>("open_api_trigger_action");

/** The trigger of an id. */
export function presentTrigger(store: Store, id: number): TriggerDocument {
  const found = store.get(triggers, id);
  if (!found) throw missing("トリガーが見つかりません。");
  return found.value;
}

/** Every trigger, in the order they were made. */
export function allTriggers(store: Store): TriggerDocument[] {
  return store.list(triggers).map(({ value }) => value);
}

/** The actions of a trigger, in the order they were added. */
export function actionsOf(store: Store, triggerId: number): TriggerAction[] {
  return store.list(triggerActions).flatMap(({ value }) => (value.trigger_id === triggerId ? [value] : []));
}
