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
} from "../../api/open-api-triggers.js";
import { createLatestWins, inQueue } from "../../collection/index.js";
import type { OpenApiActions } from "../../features/open-api/index.js";
import type { Answer } from "../../lib/failure.js";
import type { OpenApiHere, OpenApiPort } from "./port.js";

type Calls = Pick<OpenApiActions, "saveTrigger" | "saveAction" | "setActive" | "setState" | "removeAction">;

/** What an operator does to triggers and their actions. Writes on one record go one after another. */
export function createTriggerCalls(port: OpenApiPort): Calls {
  const switchTo = createLatestWins(port.client.leaving);
  const record = (here: OpenApiHere, kind: string, id: number) => `open api ${kind} ${here.server} ${id}`;
  const { queues } = port.client;

  function receiveAction(here: OpenApiHere, triggerId: number, action: TriggerAction): void {
    here.queries.triggers.receive((list) => withAction(list, triggerId, action));
  }

  /** At once; the last state that is wanted is sent. */
  function change<T extends boolean | number>(options: {
    here: OpenApiHere;
    key: string;
    was: T;
    wanted: T;
    triggerId: number;
    id: number;
    field: "isActive" | "state";
    kind: "update" | "state";
    send(wanted: T): Promise<Answer<TriggerAction>>;
  }): void {
    const { here, key, was, wanted, triggerId, id, field, kind, send } = options;
    port.model().warn("triggers", []);
    switchTo({
      ...{ key, was, wanted, send },
      show: () =>
        here.queries.triggers.addOptimistic((list) =>
          withChange(list, triggerId, id, (each) => ({ ...each, [field]: wanted })),
        ),
      saved(action) {
        receiveAction(here, triggerId, action);
        here.saved(kind, id, action.wire);
      },
      failed: (failure) => here.failed("triggers", failure),
    });
  }

  return {
    async saveTrigger(id, whole, base) {
      const here = port.here();
      const answer = await inQueue(queues, record(here, "trigger", id), () =>
        id > 0 ? replaceTrigger(here.http, id, whole, base) : createTrigger(here.http, whole),
      );
      if (!answer.ok) {
        const stale = staleTrigger(answer.failure);
        if (stale?.current) receiveTrigger(here, stale.current);
        return stale
          ? { is: "stale", current: stale.current, failure: answer.failure }
          : { is: "failed", failure: answer.failure };
      }
      receiveTrigger(here, answer.data);
      here.saved(id > 0 ? "update" : "create", answer.data.id, answer.data.wire);
      return { is: "saved", trigger: answer.data };
    },

    async saveAction(actionId, body) {
      const here = port.here();
      const answer = await inQueue(queues, record(here, "action", actionId ?? 0), () =>
        actionId === null
          ? createTriggerAction(here.http, body)
          : replaceTriggerAction(here.http, actionId, body),
      );
      if (!answer.ok) return answer;
      receiveAction(here, body.trigger_id, answer.data);
      here.saved(actionId === null ? "create" : "update", answer.data.id, answer.data.wire);
      return answer;
    },

    setActive(triggerId, action, isActive) {
      const { id } = action;
      const here = port.here();
      change<boolean>({
        here,
        key: record(here, "active", id),
        was: action.isActive,
        ...{ wanted: isActive, triggerId, id, field: "isActive", kind: "update" },
        send: (wanted) =>
          inQueue(queues, record(here, "action", id), () => {
            const now = actionNow(here, triggerId, id) ?? action;
            return replaceTriggerAction(here.http, id, { ...bodyOf(triggerId, now), is_active: wanted });
          }),
      });
    },

    setState(triggerId, action, state) {
      const { id } = action;
      const here = port.here();
      change<number>({
        here,
        key: record(here, "state", id),
        was: typeof action.state === "number" ? action.state : Number.NaN,
        ...{ wanted: state, triggerId, id, field: "state", kind: "state" },
        send: (wanted) =>
          inQueue(queues, record(here, "action", id), () =>
            setTriggerActionState(here.http, triggerId, id, wanted === 1 ? 1 : 0),
          ),
      });
    },

    async removeAction(triggerId, actionId) {
      const here = port.here();
      const answer = await inQueue(queues, record(here, "action", actionId), () =>
        deleteTriggerAction(here.http, triggerId, actionId),
      );
      if (!answer.ok) return answer.failure;
      here.queries.triggers.receive((list) =>
        withTrigger(list, triggerId, (each) => ({
          ...each,
          actions: each.actions.filter(({ id }) => id !== actionId),
        })),
      );
      here.saved("delete", actionId, null);
      return null;
    },
  };

  function actionNow(here: OpenApiHere, triggerId: number, id: number): TriggerAction | undefined {
    return here.queries.triggers
      .state()
      .data?.find((each) => each.id === triggerId)
      ?.actions.find((each) => each.id === id);
  }

  function receiveTrigger(here: OpenApiHere, trigger: Trigger): void {
    here.queries.triggers.receive((list) =>
      list.some(({ id }) => id === trigger.id)
        ? withTrigger(list, trigger.id, (each) =>
            // A server may answer without the actions, which have calls of their own.
            trigger.wire.open_api_trigger_actions === undefined
              ? { ...trigger, actions: each.actions }
              : trigger,
          )
        : [...list, trigger],
    );
  }
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

function withTrigger(
  list: readonly Trigger[],
  triggerId: number,
  change: (trigger: Trigger) => Trigger,
): readonly Trigger[] {
  return list.map((each) => (each.id === triggerId ? change(each) : each));
}

function withChange(
  list: readonly Trigger[],
  triggerId: number,
  id: number,
  change: (action: TriggerAction) => TriggerAction,
): readonly Trigger[] {
  return withTrigger(list, triggerId, (each) => ({
    ...each,
    actions: each.actions.map((action) => (action.id === id ? change(action) : action)),
  }));
}

function withAction(list: readonly Trigger[], triggerId: number, action: TriggerAction): readonly Trigger[] {
  return withTrigger(list, triggerId, (each) => ({
    ...each,
    actions: each.actions.some(({ id }) => id === action.id)
      ? each.actions.map((other) => (other.id === action.id ? action : other))
      : [...each.actions, action],
  }));
}
