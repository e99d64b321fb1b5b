import { readFlag, readId } from "../../../api/read-fields.js";
import {
  loadOnlineConfig,
  type OnlinePatch,
  onlineIdOf,
  patchOnlineConfig,
  replaceOnlineActions,
  replaceOnlineConfig,
} from "../../../api/salon-online.js";
import { staleRecord } from "../../../api/salon-refusals.js";
import { createMutation, createSwitch, inQueue, retryOver } from "../../../collection/index.js";
import type { Answer, Failure } from "../../../lib/failure.js";
import type { PlainData, PlainObject } from "../../../lib/plain-data.js";
import {
  type OnlineActions,
  type SalonContext,
  type SalonSaved,
  type SalonScope,
  type SalonWords,
  salonQueue,
} from "../../salon/index.js";
import { customerIds } from "../customer-items.js";

type InScope = { readonly scope: SalonScope };
/** `before`: the ids of what customers are asked. */
type Patch = InScope & { readonly patch: OnlinePatch; readonly before: readonly number[] };
type Actions = InScope & { readonly actions: readonly PlainData[]; readonly id: number };
type Published = InScope & { readonly was: boolean; readonly wanted: boolean };

/**
 * Mutations of what customers see. Each answer is the whole online configuration and replaces what is shown; calls
 * that write to it run one after another, those for its order too.
 */
export function createOnlineMutations({
  client,
  getScope,
  words,
  clear,
}: SalonContext): Omit<OnlineActions, "moveCustomerItem"> {
  const publish = createSwitch<Published, PlainObject>(client, {
    key: (target) => `${queueOf(target)} public`,
    was: ({ was }) => was,
    queue: queueOf,
    optimistic: ({ scope: { queries }, wanted }, update) =>
      update(queries.online, (shown) => shown && { ...shown, is_public: wanted }),
    call: ({ scope, wanted }) => putPublic(scope, wanted),
    commit: receive,
    rollback(failure, { scope }) {
      if (staleRecord(failure)) scope.warn("online", [words().changedByOthers]);
      else scope.failed("online", failure);
    },
    announce: () => words().saved,
    events: savedWhole,
  });

  const patch = createMutation<Patch, PlainObject>(client, {
    queue: queueOf,
    call: ({ scope: { http, salon }, patch }) => patchOnlineConfig(http, salon, patch),
    commit: receive,
    rollback: receiveCurrent,
    announce(_, { patch }) {
      const { word } = outcomeOf(patch);
      return word === null ? null : words()[word];
    },
    events(config, { patch, before }) {
      const { kind } = outcomeOf(patch);
      return [{ section: "online", kind, id: recordOf(patch, before, config), data: config }];
    },
  });

  const saveActions = createMutation<Actions, PlainObject>(client, {
    queue: queueOf,
    call: ({ scope: { http, salon }, id, actions }) => replaceOnlineActions(http, salon, id, actions),
    commit: receive,
    rollback: receiveCurrent,
    announce: () => words().saved,
    events: savedWhole,
  });

  return {
    setPagePublic(wanted) {
      const scope = getScope();
      const config = shownConfig(scope);
      if (config === null || onlineIdOf(config) === null) return;
      clear("online");
      publish({ scope, was: readFlag(config.is_public) === true, wanted });
    },

    async readOnline() {
      const scope = getScope();
      const answer = await inQueue(client.queues, queueOf({ scope }), () =>
        loadOnlineConfig(scope.http, scope.salon),
      );
      if (answer.ok) scope.queries.online.receive(() => answer.data);
      return answer;
    },

    patchOnline(change) {
      const scope = getScope();
      clear("online");
      return patch({ scope, patch: change, before: customerIds(shownConfig(scope)) });
    },

    saveOnlineActions(actions) {
      const scope = getScope();
      clear("online");
      return saveActions({ scope, actions, id: onlineIdOf(shownConfig(scope) ?? {}) ?? 0 });
    },
  };
}

function queueOf({ scope }: InScope): string {
  return salonQueue(scope, "online");
}

function shownConfig({ queries }: SalonScope): PlainObject | null {
  return queries.online.state().data;
}

function receive(config: PlainObject, { scope: { queries } }: InScope): void {
  queries.online.receive(() => config);
}

/** Shows the record as others left it, also where that is why nothing was saved. */
function receiveCurrent(failure: Failure, target: InScope): void {
  const current = staleRecord(failure)?.current;
  if (current) receive(current, target);
}

/** The whole of it; once more over what others have left, since of two states nobody can want a third. */
async function putPublic(scope: SalonScope, isPublic: boolean): Promise<Answer<PlainObject>> {
  const send = (config: PlainObject) =>
    replaceOnlineConfig(scope.http, scope.salon, onlineIdOf(config) ?? 0, {
      ...config,
      is_public: isPublic,
      ...(config.updated_at === undefined ? {} : { base_updated_at: config.updated_at }),
    });
  return retryOver(
    await send(shownConfig(scope) ?? {}),
    (failure) => staleRecord(failure)?.current,
    (current) => {
      receive(current, { scope });
      return send(current);
    },
  );
}

function savedWhole(config: PlainObject): readonly SalonSaved[] {
  return [{ section: "online", kind: "update", id: onlineIdOf(config), data: config }];
}

/** Event of a patch for the page, and its word. */
function outcomeOf(patch: OnlinePatch): {
  kind: SalonSaved["kind"];
  word: keyof Pick<SalonWords, "saved" | "added" | "removed"> | null;
} {
  switch (patch.attr) {
    case "customer:upsert":
      return isNew(patch.body.item) ? { kind: "create", word: "added" } : { kind: "update", word: "saved" };
    case "customer:remove":
      return { kind: "delete", word: "removed" };
    case "customer:sort":
      return { kind: "sort", word: null };
    case "shop":
      return { kind: "update", word: "saved" };
  }
}

/** Which record was written: of a new item the one that was not there before. */
function recordOf(patch: OnlinePatch, before: readonly number[], config: PlainObject): number | null {
  switch (patch.attr) {
    case "customer:upsert": {
      const { item } = patch.body;
      if (!isNew(item)) return readId(item.id);
      return customerIds(config).findLast((id) => !before.includes(id)) ?? null;
    }
    case "customer:remove":
      return patch.body.id;
    case "customer:sort":
      return null;
    case "shop":
      return onlineIdOf(config);
  }
}

function isNew(item: PlainObject): boolean {
  return readId(item.id) === null;
}
