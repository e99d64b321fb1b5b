import {
  createTrigger,
  createTriggerAction,
  deleteTriggerAction,
  replaceTrigger,
  replaceTriggerAction,
  setTriggerActionState,
  staleTrigger,
  type Trigger,
  type TriggerAction,
  type TriggerActionBody,
} from "../../../api/open-api-triggers.js";
import { createMutation, createSwitch, type SwitchOptions } from "../../../collection/index.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import type { OpenApiActions } from "../actions.js";
import type { OpenApiContext, OpenApiEvent, OpenApiScope } from "./deps.js";
import { withAction, withFields, withoutAction, withTrigger } from "./list-changes.js";

type Here = { readonly here: OpenApiScope };

/** A press of a switch of an action, which is given as it was drawn. */
interface ActionSwitch<T> extends Here {
  readonly triggerId: number;
  readonly action: TriggerAction;
  readonly wanted: T;
}

type Kind = Extract<OpenApiEvent, { type: "saved" }>["kind"];

function saved(kind: Kind, id: number, data: PlainData): OpenApiEvent {
  return { type: "saved", section: "triggers", kind, id, data };
}

function queueOf({ server }: OpenApiScope, kind: "trigger" | "action", id: number): string {
  return `open api ${kind} ${server} ${id}`;
}

/** What an operator does to triggers. Writes on one go one after another. */
export function createTriggerMutations({
  client,
  here,
}: OpenApiContext): Pick<OpenApiActions, "saveTrigger"> {
  const save = createMutation<
    Here & {
      /** 0 of a new one. */
      readonly id: number;
      readonly whole: PlainObject;
      readonly base: PlainData | undefined;
    },
    Trigger
  >(client, {
    queue: ({ here, id }) => queueOf(here, "trigger", id),
    call: ({ here: { http }, id, whole, base }) =>
      id > 0 ? replaceTrigger(http, id, whole, base) : createTrigger(http, whole),
    commit: (trigger, { here }, { receive }) =>
      receive(here.queries.triggers, (list) => withTrigger(list, trigger)),
    rollback(failure, { here }) {
      const current = staleTrigger(failure)?.current;
      if (current) here.queries.triggers.receive((list) => withTrigger(list, current));
    },
    events: (trigger, { id }) => [saved(id > 0 ? "update" : "create", trigger.id, trigger.wire)],
  });

  return {
    async saveTrigger(id, whole, base) {
      const answer = await save({ here: here(), id, whole, base });
      if (answer.ok) return { is: "saved", trigger: answer.data };
      const { failure } = answer;
      const stale = staleTrigger(failure);
      return stale ? { is: "stale", current: stale.current, failure } : { is: "failed", failure };
    },
  };
}

/** What an operator does to the actions of triggers. Writes on one go one after another. */
export function createTriggerActionMutations({
  client,
  here,
  clear,
}: OpenApiContext): Pick<OpenApiActions, "saveAction" | "setActive" | "setState" | "removeAction"> {
  const save = createMutation<
    Here & { readonly id: number | null; readonly body: TriggerActionBody },
    TriggerAction
  >(client, {
    queue: ({ here, id }) => queueOf(here, "action", id ?? 0),
    call: ({ here: { http }, id, body }) =>
      id === null ? createTriggerAction(http, body) : replaceTriggerAction(http, id, body),
    commit: (action, { here, body }, { receive }) =>
      receive(here.queries.triggers, (list) => withAction(list, body.trigger_id, action)),
    events: ({ id: now, wire }, { id }) => [saved(id === null ? "create" : "update", now, wire)],
  });

  const remove = createMutation<Here & { readonly triggerId: number; readonly id: number }, PlainData>(
    client,
    {
      queue: ({ here, id }) => queueOf(here, "action", id),
      call: ({ here: { http }, triggerId, id }) => deleteTriggerAction(http, triggerId, id),
      commit: (_, { here, triggerId, id }, { receive }) =>
        receive(here.queries.triggers, (list) => withoutAction(list, triggerId, id)),
      events: (_, { id }) => [saved("delete", id, null)],
    },
  );

  const setActive = createSwitch<ActionSwitch<boolean>, TriggerAction>(client, {
    ...switching("update", (isActive) => ({ isActive })),
    was: ({ action }) => action.isActive,
    call(change) {
      const { here, triggerId, wanted } = change;
      const now = actionNow(change);
      return replaceTriggerAction(here.http, now.id, { ...bodyOf(triggerId, now), is_active: wanted });
    },
  });

  const setState = createSwitch<ActionSwitch<number>, TriggerAction>(client, {
    ...switching("state", (state) => ({ state })),
    was: ({ action: { state } }) => (typeof state === "number" ? state : Number.NaN),
    call: ({ here: { http }, triggerId, action: { id }, wanted }) =>
      setTriggerActionState(http, triggerId, id, wanted === 1 ? 1 : 0),
  });

  return {
    saveAction: (id, body) => save({ here: here(), id, body }),
    setActive(triggerId, action, isActive) {
      clear("triggers");
      setActive({ here: here(), triggerId, action, wanted: isActive });
    },
    setState(triggerId, action, state) {
      clear("triggers");
      setState({ here: here(), triggerId, action, wanted: state });
    },
    async removeAction(triggerId, id) {
      const answer = await remove({ here: here(), triggerId, id });
      return answer.ok ? null : answer.failure;
    },
  };
}

/** What both switches of an action have in common. */
function switching<T>(
  kind: Kind,
  fieldsOf: (wanted: T) => Partial<TriggerAction>,
): Omit<SwitchOptions<ActionSwitch<T>, TriggerAction>, "was" | "call"> {
  return {
    key: ({ here, action }) => `${here.server} ${action.id}`,
    queue: ({ here, action }) => queueOf(here, "action", action.id),
    optimistic: ({ here, triggerId, action, wanted }, update) =>
      update(here.queries.triggers, (list) => withFields(list, triggerId, action.id, fieldsOf(wanted))),
    commit: (answer, { here, triggerId }, { receive }) =>
      receive(here.queries.triggers, (list) => withAction(list, triggerId, answer)),
    rollback: (failure, { here }) => here.failed("triggers", failure),
    events: ({ wire }, { action }) => [saved(kind, action.id, wire)],
  };
}

/** As the list has it by now. */
function actionNow({ here, triggerId, action }: ActionSwitch<unknown>): TriggerAction {
  const trigger = here.queries.triggers.state().data?.find(({ id }) => id === triggerId);
  return trigger?.actions.find(({ id }) => id === action.id) ?? action;
}

function bodyOf(triggerId: number, action: TriggerAction): TriggerActionBody {
  return {
    name: action.name,
    trigger_id: triggerId,
    action_id: action.actionId,
    member_query_id: action.conditionId,
    is_active: action.isActive,
  };
}
