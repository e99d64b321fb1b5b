import {
  createItem,
  deleteItem,
  readItem,
  replaceItem,
  type SalonItem,
  type SalonItemKind,
} from "../../../api/salon-items.js";
import { staleRecord } from "../../../api/salon-refusals.js";
import { createMutation, type ServerClient } from "../../../collection/index.js";
import { nameOfCopy } from "../../../lib/messages.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import {
  type ItemActions,
  notifyPage,
  type SalonContext,
  type SalonScope,
  salonQueue,
} from "../../salon/index.js";
import { copyOf, withItem, withoutItem } from "../item-list.js";

/** A course or a resource. */
export interface ItemTarget {
  readonly scope: SalonScope;
  readonly kind: SalonItemKind;
  readonly id: number;
}

type New = Omit<ItemTarget, "id"> & { readonly made: PlainObject };
type Copied = Omit<ItemTarget, "id"> & { readonly item: SalonItem };

type Actions = Pick<ItemActions, "addItem" | "saveItem" | "copyItem" | "removeItem">;

/** Mutations of a whole course or resource. Calls that write to one run one after another. */
export function createItemMutations(context: SalonContext): Actions {
  const { client, getScope, model, words, clear } = context;

  const add = createMutation<New, SalonItem>(client, {
    call: ({ scope: { http, salon }, kind, made }) => createItem(http, salon, kind, made),
    commit: (item, { scope, kind }) => receiveItem(client, scope, kind, item),
    announce: () => words().added,
    events: ({ id, wire }, { kind }) => [{ section: kind, kind: "create", id, data: wire }],
  });

  const save = createMutation<ItemTarget & { readonly whole: PlainObject }, SalonItem>(client, {
    queue: itemQueue,
    call: ({ scope: { http, salon }, kind, id, whole }) => replaceItem(http, salon, kind, id, whole),
    commit: (item, { scope, kind }) => receiveItem(client, scope, kind, item),
    rollback(failure, { scope, kind }) {
      const current = staleRecord(failure)?.current;
      const item = current && readItem(kind, current);
      if (item) receiveItem(client, scope, kind, item);
    },
    announce: () => words().saved,
    events: ({ wire }, { kind, id }) => [{ section: kind, kind: "update", id, data: wire }],
  });

  const copy = createMutation<Copied, SalonItem>(client, {
    once: copyQueue,
    queue: copyQueue,
    optimistic: ({ kind }) => clear(kind),
    call({ scope: { http, salon }, kind, item }) {
      const made = copyOf(kind, item, nameOfCopy[model().settings().locale]);
      return createItem(http, salon, kind, made);
    },
    commit(item, { scope, kind }) {
      receiveItem(client, scope, kind, item);
      if (scope.isShown()) model().focusOn({ section: kind, id: item.id, control: "edit" });
    },
    rollback: (failure, { scope, kind }) => scope.failed(kind, failure),
    announce: () => words().added,
    events: ({ id, wire }, { kind }) => [{ section: kind, kind: "create", id, data: wire }],
  });

  const remove = createMutation<ItemTarget & { readonly force: boolean }, unknown>(client, {
    queue: itemQueue,
    call: ({ scope: { http, salon }, kind, id, force }) => deleteItem(http, salon, kind, id, force),
    commit(_, { scope, kind, id }) {
      scope.queries.items(kind).receive((list) => withoutItem(list, id));
      void scope.queries.allItems(kind).invalidate();
      notifyPage(client, scope, kind);
    },
    announce: () => words().removed,
    events: (_, { kind, id }) => [{ section: kind, kind: "delete", id, data: null }],
  });

  return {
    addItem(kind, made) {
      clear(kind);
      return add({ scope: getScope(), kind, made });
    },

    async saveItem(kind, id, whole) {
      clear(kind);
      const answer = await save({ scope: getScope(), kind, id, whole });
      if (answer.ok) return { is: "saved", record: answer.data };
      const { failure } = answer;
      const stale = staleRecord(failure);
      if (stale === null) return { is: "failed", failure };
      const isRead = stale.current !== null && readItem(kind, stale.current) !== null;
      return { is: "stale", current: isRead ? stale.current : null, failure };
    },

    copyItem: async (kind, item) => void (await copy({ scope: getScope(), kind, item })),

    async removeItem(kind, id, force) {
      clear(kind);
      const answer = await remove({ scope: getScope(), kind, id, force });
      return answer.ok ? null : answer.failure;
    },
  };
}

/** Writes on one go one after another. */
export function itemQueue({ scope, kind, id }: ItemTarget): string {
  return salonQueue(scope, kind, id);
}

function copyQueue({ scope, kind, item }: Copied): string {
  return salonQueue(scope, kind, item.id, "copy");
}

/** Takes over what the server has of one, in both lists that may show it. */
export function receiveItem(
  client: ServerClient,
  scope: SalonScope,
  kind: SalonItemKind,
  item: SalonItem,
): void {
  scope.queries.items(kind).receive((list) => withItem(list, item));
  scope.queries.allItems(kind).receive((list) => withItem(list, item));
  notifyPage(client, scope, kind);
}
