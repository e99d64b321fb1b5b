import { patchItem, readItem, type SalonItem } from "../../../api/salon-items.js";
import { staleRecord } from "../../../api/salon-refusals.js";
import { createMutation, createSwitch, retryOver, type ServerClient } from "../../../collection/index.js";
import type { Answer } from "../../../lib/failure.js";
import { type PlainData, samePlainData } from "../../../lib/plain-data.js";
import type { ItemActions, SalonContext } from "../../salon/index.js";
import { staleLines } from "../stale-lines.js";
import { type ItemTarget, itemQueue, receiveItem } from "./items.js";

/** A field with the value that it is to have; `was`: what it was when the operator began. */
interface FieldChange extends ItemTarget {
  readonly attr: string;
  readonly value: PlainData;
  readonly was: PlainData;
}

/** Saved value of a field; or none was saved, since others have changed it to something else. */
interface Patched {
  readonly item: SalonItem;
  readonly isConflict: boolean;
}

type Published = ItemTarget & { readonly was: boolean; readonly wanted: boolean };

/** Mutations of one field of a course or resource. */
export function createItemFieldMutations(
  context: SalonContext,
): Pick<ItemActions, "saveField" | "hideItem" | "setPublic"> {
  const { client, getScope, model, words, clear } = context;

  const save = createMutation<FieldChange, Patched>(client, {
    queue: itemQueue,
    call: (change) => patch(client, change),
    commit({ item, isConflict }, { scope, kind }) {
      if (!isConflict) receiveItem(client, scope, kind, item);
    },
    announce: ({ isConflict }) => (isConflict ? null : words().saved),
    events: ({ item: { wire }, isConflict }, { kind, id }) =>
      isConflict ? [] : [{ section: kind, kind: "update", id, data: wire }],
  });

  const publish = createSwitch<Published, Patched>(client, {
    key: (target) => `${itemQueue(target)} public`,
    was: ({ was }) => was,
    queue: itemQueue,
    optimistic({ scope: { queries }, kind, id, wanted }, update) {
      const change = (list: readonly SalonItem[]) =>
        list.map((each) => (each.id === id ? { ...each, isPublic: wanted } : each));
      update(queries.items(kind), change);
      update(queries.allItems(kind), change);
    },
    call: ({ wanted, ...target }) =>
      patch(client, { ...target, attr: "is_public", value: wanted, was: !wanted }),
    commit: ({ item }, { scope, kind }) => receiveItem(client, scope, kind, item),
    rollback(failure, { scope, kind }) {
      const stale = staleLines(kind, failure, model().settings().locale);
      if (stale) scope.warn(kind, stale);
      else scope.failed(kind, failure);
    },
    announce: () => words().saved,
    events: ({ item: { wire } }, { kind, id }) => [{ section: kind, kind: "update", id, data: wire }],
  });

  const saveField: ItemActions["saveField"] = async (kind, id, attr, change) => {
    clear(kind);
    const answer = await save({ scope: getScope(), kind, id, attr, ...change });
    if (!answer.ok) return { is: "failed", failure: answer.failure };
    const { item, isConflict } = answer.data;
    return isConflict ? { is: "conflict", current: item } : { is: "saved" };
  };

  return {
    saveField,

    async hideItem(kind, id) {
      const outcome = await saveField(kind, id, "is_public", { value: false, was: true });
      return outcome.is === "failed" ? outcome.failure : null;
    },

    setPublic(kind, { id, isPublic: was }, wanted) {
      clear(kind);
      publish({ scope: getScope(), kind, id, was, wanted });
    },
  };
}

/** One field; once more over what others have made of the record, where they have left this field alone. */
async function patch(client: ServerClient, change: FieldChange): Promise<Answer<Patched>> {
  const { scope, kind, id, attr, value, was } = change;
  async function send(base: PlainData | undefined): Promise<Answer<Patched>> {
    const answer = await patchItem(scope.http, scope.salon, kind, id, { attr, value, base });
    return answer.ok ? { ...answer, data: { item: answer.data, isConflict: false } } : answer;
  }
  function isTheirs({ wire }: SalonItem): boolean {
    const theirs = wire[attr] ?? null;
    // A switch has no conflict: of two values, what both changed they changed alike.
    return attr !== "is_public" && !samePlainData(theirs, was) && !samePlainData(theirs, value);
  }
  const known = scope.queries
    .items(kind)
    .state()
    .data?.find((each) => each.id === id);
  // It was read again since the operator began: the version alone would hide what others have made of this field.
  if (known && isTheirs(known)) return conflictWith(known);
  return retryOver(
    await send(known?.wire.updated_at),
    (failure) => {
      const current = staleRecord(failure)?.current;
      return current && readItem(kind, current);
    },
    (current) => {
      receiveItem(client, scope, kind, current);
      return isTheirs(current) ? conflictWith(current) : send(current.wire.updated_at);
    },
  );
}

function conflictWith(item: SalonItem): Answer<Patched> {
  return { ok: true, status: 200, data: { item, isConflict: true } };
}
