import type { Trigger, TriggerAction } from "../../../api/open-api-triggers.js";

/* What calls change in the list of triggers. */

type Triggers = readonly Trigger[];

/** A trigger in the place of the one with its id, or behind all where there is none. */
export function withTrigger(list: Triggers, trigger: Trigger): Triggers {
  if (!list.some(({ id }) => id === trigger.id)) return [...list, trigger];
  return withChange(list, trigger.id, (each) =>
    // A server may answer without the actions, which have calls of their own.
    trigger.wire.open_api_trigger_actions === undefined ? { ...trigger, actions: each.actions } : trigger,
  );
}

/** An action in the place of the one with its id, or behind those of its trigger. */
export function withAction(list: Triggers, triggerId: number, action: TriggerAction): Triggers {
  return withActions(list, triggerId, (actions) =>
    actions.some(({ id }) => id === action.id)
      ? actions.map((other) => (other.id === action.id ? action : other))
      : [...actions, action],
  );
}

/** An action with other fields. */
export function withFields(
  list: Triggers,
  triggerId: number,
  id: number,
  fields: Partial<TriggerAction>,
): Triggers {
  return withActions(list, triggerId, (actions) =>
    actions.map((action) => (action.id === id ? { ...action, ...fields } : action)),
  );
}

export function withoutAction(list: Triggers, triggerId: number, id: number): Triggers {
  return withActions(list, triggerId, (actions) => actions.filter((each) => each.id !== id));
}

function withActions(
  list: Triggers,
  triggerId: number,
  change: (actions: readonly TriggerAction[]) => readonly TriggerAction[],
): Triggers {
  return withChange(list, triggerId, (each) => ({ ...each, actions: change(each.actions) }));
}

function withChange(list: Triggers, id: number, change: (trigger: Trigger) => Trigger): Triggers {
  return list.map((each) => (each.id === id ? change(each) : each));
}
