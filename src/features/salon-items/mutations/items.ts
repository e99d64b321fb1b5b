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
  type SalonContext,
  type SalonScope,
  salonQueue,
  tellPage,
} from "../../salon/index.js";
import { copyOf, withItem, withoutItem } from "../item-list.js";

/** A course or a resource. */
export interface ItemTarget {
  readonly here: SalonScope;
  readonly kind: SalonItemKind;
  readonly id: number;
}

type New = Omit<ItemTarget, "id"> & { readonly made: PlainObject };
type Copied = Omit<ItemTarget, "id"> & { readonly item: SalonItem };

type Actions = Pick<ItemActions, "addItem" | "saveItem" | "copyItem" | "removeItem">;

/** What an operator does to a whole course or resource. Writes on one go one after another. */
export function createItemMutations(context: SalonContext): Actions {
  const { client, here, model, words, clear } = context;

  const add = createMutation<New, SalonItem>(client, {
    call: ({ here: { http, salon }, kind, made }) => createItem(http, salon, kind, made),
    commit: (item, { here, kind }) => receiveItem(client, here, kind, item),
    announce: () => words().added,
    events: ({ id, wire }, { kind }) => [{ section: kind, kind: "create", id, data: wire }],
  });

  const save = createMutation<ItemTarget & { readonly whole: PlainObject }, SalonItem>(client, {
    queue: itemQueue,
    call: ({ here: { http, salon }, kind, id, whole }) => replaceItem(http, salon, kind, id, whole),
    commit: (item, { here, kind }) => receiveItem(client, here, kind, item),
    rollback(failure, { here, kind }) {
      const current = staleRecord(failure)?.current;
      const item = current && readItem(kind, current);
      if (item) receiveItem(client, here, kind, item);
    },
    announce: () => words().saved,
    events: ({ wire }, { kind, id }) => [{ section: kind, kind: "update", id, data: wire }],
  });

  const copy = createMutation<Copied, SalonItem>(client, {
    once: copyQueue,
    queue: copyQueue,
    optimistic: ({ kind }) => clear(kind),
    call({ here: { http, salon }, kind, item }) {
      const made = copyOf(kind, item, nameOfCopy[model().settings().locale]);
      return createItem(http, salon, kind, made);
    },
    commit(item, { here, kind }) {
      receiveItem(client, here, kind, item);
      if (here.isShown()) model().focusOn({ section: kind, id: item.id, control: "edit" });
    },
    rollback: (failure, { here, kind }) => here.failed(kind, failure),
    announce: () => words().added,
    events: ({ id, wire }, { kind }) => [{ section: kind, kind: "create", id, data: wire }],
  });

  const remove = createMutation<ItemTarget & { readonly force: boolean }, unknown>(client, {
    queue: itemQueue,
    call: ({ here: { http, salon }, kind, id, force }) => deleteItem(http, salon, kind, id, force),
    commit(_, { here, kind, id }) {
      here.queries.items(kind).receive((list) => withoutItem(list, id));
      void here.queries.allItems(kind).invalidate();
      tellPage(client, here, kind);
    },
    announce: () => words().removed,
    events: (_, { kind, id }) => [{ section: kind, kind: "delete", id, data: null }],
  });

  return {
    addItem(kind, made) {
      clear(kind);
      return add({ here: here(), kind, made });
    },

    async saveItem(kind, id, whole) {
      clear(kind);
      const answer = await save({ here: here(), kind, id, whole });
      if (answer.ok) return { is: "saved", record: answer.data };
      const { failure } = answer;
      const stale = staleRecord(failure);
      if (stale === null) return { is: "failed", failure };
      const isRead = stale.current !== null && readItem(kind, stale.current) !== null;
      return { is: "stale", current: isRead ? stale.current : null, failure };
    },

    copyItem: async (kind, item) => void (await copy({ here: here(), kind, item })),

    async removeItem(kind, id, force) {
      clear(kind);
      const answer = await remove({ here: here(), kind, id, force });
      return answer.ok ? null : answer.failure;
    },
  };
}

/** Writes on one go one after another. */
export function itemQueue({ here, kind, id }: ItemTarget): string {
  return salonQueue(here, kind, id);
}

function copyQueue({ here, kind, item }: Copied): string {
  return salonQueue(here, kind, item.id, "copy");
}

/** Takes over what the server has of one, in both lists that may show it. */
export function receiveItem(
  client: ServerClient,
  here: SalonScope,
  kind: SalonItemKind,
  item: SalonItem,
): void {
  here.queries.items(kind).receive((list) => withItem(list, item));
  here.queries.allItems(kind).receive((list) => withItem(list, item));
  tellPage(client, here, kind);
}
