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

type InScope = { readonly scope: OpenApiScope };

/** A press of a switch of an action, which is given as it was drawn. */
interface ActionSwitch<T> extends InScope {
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

/** Mutations of triggers. Calls that write to one trigger run one after another. */
export function createTriggerMutations({
  client,
  getScope,
}: OpenApiContext): Pick<OpenApiActions, "saveTrigger"> {
  const save = createMutation<
    InScope & {
      /** 0 of a new one. */
      readonly id: number;
      readonly whole: PlainObject;
      readonly base: PlainData | undefined;
    },
    Trigger
  >(client, {
    queue: ({ scope, id }) => queueOf(scope, "trigger", id),
    call: ({ scope: { http }, id, whole, base }) =>
      id > 0 ? replaceTrigger(http, id, whole, base) : createTrigger(http, whole),
    commit: (trigger, { scope }, { receive }) =>
      receive(scope.queries.triggers, (list) => withTrigger(list, trigger)),
    rollback(failure, { scope }) {
      const current = staleTrigger(failure)?.current;
      if (current) scope.queries.triggers.receive((list) => withTrigger(list, current));
    },
    events: (trigger, { id }) => [saved(id > 0 ? "update" : "create", trigger.id, trigger.wire)],
  });

  return {
    async saveTrigger(id, whole, base) {
      const answer = await save({ scope: getScope(), id, whole, base });
      if (answer.ok) return { is: "saved", trigger: answer.data };
      const { failure } = answer;
      const stale = staleTrigger(failure);
      return stale ? { is: "stale", current: stale.current, failure } : { is: "failed", failure };
    },
  };
}

/** Mutations of the actions of triggers. Calls that write to one trigger run one after another. */
export function createTriggerActionMutations({
  client,
  getScope,
  clear,
}: OpenApiContext): Pick<OpenApiActions, "saveAction" | "setActive" | "setState" | "removeAction"> {
  const save = createMutation<
    InScope & { readonly id: number | null; readonly body: TriggerActionBody },
    TriggerAction
  >(client, {
    queue: ({ scope, id }) => queueOf(scope, "action", id ?? 0),
    call: ({ scope: { http }, id, body }) =>
      id === null ? createTriggerAction(http, body) : replaceTriggerAction(http, id, body),
    commit: (action, { scope, body }, { receive }) =>
      receive(scope.queries.triggers, (list) => withAction(list, body.trigger_id, action)),
    events: ({ id: now, wire }, { id }) => [saved(id === null ? "create" : "update", now, wire)],
  });

  const remove = createMutation<InScope & { readonly triggerId: number; readonly id: number }, PlainData>(
    client,
    {
      queue: ({ scope, id }) => queueOf(scope, "action", id),
      call: ({ scope: { http }, triggerId, id }) => deleteTriggerAction(http, triggerId, id),
      commit: (_, { scope, triggerId, id }, { receive }) =>
        receive(scope.queries.triggers, (list) => withoutAction(list, triggerId, id)),
      events: (_, { id }) => [saved("delete", id, null)],
    },
  );

  const setActive = createSwitch<ActionSwitch<boolean>, TriggerAction>(client, {
    ...switching("update", (isActive) => ({ isActive })),
    was: ({ action }) => action.isActive,
    call(change) {
      const { scope, triggerId, wanted } = change;
      const now = actionNow(change);
      return replaceTriggerAction(scope.http, now.id, { ...bodyOf(triggerId, now), is_active: wanted });
    },
  });

  const setState = createSwitch<ActionSwitch<number>, TriggerAction>(client, {
    ...switching("state", (state) => ({ state })),
    was: ({ action: { state } }) => (typeof state === "number" ? state : Number.NaN),
    call: ({ scope: { http }, triggerId, action: { id }, wanted }) =>
      setTriggerActionState(http, triggerId, id, wanted === 1 ? 1 : 0),
  });

  return {
    saveAction: (id, body) => save({ scope: getScope(), id, body }),
    setActive(triggerId, action, isActive) {
      clear("triggers");
      setActive({ scope: getScope(), triggerId, action, wanted: isActive });
    },
    setState(triggerId, action, state) {
      clear("triggers");
      setState({ scope: getScope(), triggerId, action, wanted: state });
    },
    async removeAction(triggerId, id) {
      const answer = await remove({ scope: getScope(), triggerId, id });
      return answer.ok ? null : answer.failure;
    },
  };
}

/** The part that both switches of an action share. */
function switching<T>(
  kind: Kind,
  fieldsOf: (wanted: T) => Partial<TriggerAction>,
): Omit<SwitchOptions<ActionSwitch<T>, TriggerAction>, "was" | "call"> {
  return {
    key: ({ scope, action }) => `${scope.server} ${action.id}`,
    queue: ({ scope, action }) => queueOf(scope, "action", action.id),
    optimistic: ({ scope, triggerId, action, wanted }, update) =>
      update(scope.queries.triggers, (list) => withFields(list, triggerId, action.id, fieldsOf(wanted))),
    commit: (answer, { scope, triggerId }, { receive }) =>
      receive(scope.queries.triggers, (list) => withAction(list, triggerId, answer)),
    rollback: (failure, { scope }) => scope.failed("triggers", failure),
    events: ({ wire }, { action }) => [saved(kind, action.id, wire)],
  };
}

/** As the list has it by now. */
function actionNow({ scope, triggerId, action }: ActionSwitch<unknown>): TriggerAction {
  const trigger = scope.queries.triggers.state().data?.find(({ id }) => id === triggerId);
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
