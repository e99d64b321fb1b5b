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

type Here = { readonly here: SalonScope };
/** `before`: the ids of what customers are asked. */
type Patch = Here & { readonly patch: OnlinePatch; readonly before: readonly number[] };
type Actions = Here & { readonly actions: readonly PlainData[]; readonly id: number };
type Published = Here & { readonly was: boolean; readonly wanted: boolean };

/**
 * What an operator does to what customers see. Each answer is the whole online configuration and takes the place of what is
 * shown; writes on it go one after another, its order too.
 */
export function createOnlineMutations({
  client,
  here,
  words,
  clear,
}: SalonContext): Omit<OnlineActions, "moveCustomerItem"> {
  const publish = createSwitch<Published, PlainObject>(client, {
    key: (target) => `${queueOf(target)} public`,
    was: ({ was }) => was,
    queue: queueOf,
    optimistic: ({ here: { queries }, wanted }, update) =>
      update(queries.online, (shown) => shown && { ...shown, is_public: wanted }),
    call: ({ here, wanted }) => putPublic(here, wanted),
    commit: receive,
    rollback(failure, { here }) {
      if (staleRecord(failure)) here.warn("online", [words().changedByOthers]);
      else here.failed("online", failure);
    },
    announce: () => words().saved,
    events: savedWhole,
  });

  const patch = createMutation<Patch, PlainObject>(client, {
    queue: queueOf,
    call: ({ here: { http, salon }, patch }) => patchOnlineConfig(http, salon, patch),
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
    call: ({ here: { http, salon }, id, actions }) => replaceOnlineActions(http, salon, id, actions),
    commit: receive,
    rollback: receiveCurrent,
    announce: () => words().saved,
    events: savedWhole,
  });

  return {
    setPagePublic(wanted) {
      const scope = here();
      const config = shownConfig(scope);
      if (config === null || onlineIdOf(config) === null) return;
      clear("online");
      publish({ here: scope, was: readFlag(config.is_public) === true, wanted });
    },

    async readOnline() {
      const scope = here();
      const answer = await inQueue(client.queues, queueOf({ here: scope }), () =>
        loadOnlineConfig(scope.http, scope.salon),
      );
      if (answer.ok) scope.queries.online.receive(() => answer.data);
      return answer;
    },

    patchOnline(change) {
      const scope = here();
      clear("online");
      return patch({ here: scope, patch: change, before: customerIds(shownConfig(scope)) });
    },

    saveOnlineActions(actions) {
      const scope = here();
      clear("online");
      return saveActions({ here: scope, actions, id: onlineIdOf(shownConfig(scope) ?? {}) ?? 0 });
    },
  };
}

function queueOf({ here }: Here): string {
  return salonQueue(here, "online");
}

function shownConfig({ queries }: SalonScope): PlainObject | null {
  return queries.online.state().data;
}

function receive(config: PlainObject, { here: { queries } }: Here): void {
  queries.online.receive(() => config);
}

/** What others have left is shown, also where that is why nothing was saved. */
function receiveCurrent(failure: Failure, target: Here): void {
  const current = staleRecord(failure)?.current;
  if (current) receive(current, target);
}

/** The whole of it; once more over what others have left, since of two states nobody can want a third. */
async function putPublic(here: SalonScope, isPublic: boolean): Promise<Answer<PlainObject>> {
  const send = (config: PlainObject) =>
    replaceOnlineConfig(here.http, here.salon, onlineIdOf(config) ?? 0, {
      ...config,
      is_public: isPublic,
      ...(config.updated_at === undefined ? {} : { base_updated_at: config.updated_at }),
    });
  return retryOver(
    await send(shownConfig(here) ?? {}),
    (failure) => staleRecord(failure)?.current,
    (current) => {
      receive(current, { here });
      return send(current);
    },
  );
}

function savedWhole(config: PlainObject): readonly SalonSaved[] {
  return [{ section: "online", kind: "update", id: onlineIdOf(config), data: config }];
}

/** What it is for the page, and which word says it. */
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
