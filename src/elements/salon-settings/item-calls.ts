import {
  createItem,
  deleteItem,
  loadUnlinks,
  patchItem,
  readItem,
  replaceItem,
  replaceUnlinks,
  type SalonItem,
  type SalonItemKind,
} from "../../api/salon-items.js";
import { staleRecord } from "../../api/salon-refusals.js";
import { createLatestWins, createOnceAtATime, inQueue } from "../../collection/index.js";
import {
  copyOf,
  type FieldOutcome,
  mergedPairs,
  type SalonActions,
  staleLines,
  withItem,
  withoutItem,
} from "../../features/salon/index.js";
import type { Answer } from "../../lib/failure.js";
import { nameOfCopy } from "../../lib/messages.js";
import { type PlainData, samePlainData } from "../../lib/plain-data.js";
import type { SalonHere, SalonPort } from "./port.js";

type Calls = Pick<
  SalonActions,
  "addItem" | "saveItem" | "saveField" | "setPublic" | "copyItem" | "removeItem" | "hideItem" | "savePairs"
>;

/** What an operator does to courses and resources. Writes on one record go one after another. */
export function createItemCalls(port: SalonPort): Calls {
  const switchTo = createLatestWins(port.client.leaving);
  const once = createOnceAtATime();
  const record = (here: SalonHere, kind: SalonItemKind, id: number) =>
    `salon ${here.server} ${here.salon} ${kind} ${id}`;

  function receive(here: SalonHere, kind: SalonItemKind, item: SalonItem): void {
    here.queries.items(kind).receive((list) => withItem(list, item));
    here.queries.allItems(kind).receive((list) => withItem(list, item));
    port.changed(here, kind);
  }
  function latest(here: SalonHere, kind: SalonItemKind, id: number): SalonItem | null {
    return (
      here.queries
        .items(kind)
        .state()
        .data?.find((each) => each.id === id) ?? null
    );
  }

  async function copy(here: SalonHere, kind: SalonItemKind, item: SalonItem): Promise<void> {
    here.clear(kind);
    const answer = await inQueue(port.client.queues, `${record(here, kind, item.id)} copy`, () =>
      createItem(here.http, here.salon, kind, copyOf(kind, item, nameOfCopy[port.model().settings().locale])),
    );
    if (!answer.ok) {
      here.failed(kind, answer.failure);
      return;
    }
    receive(here, kind, answer.data);
    here.announce(port.words().added);
    if (here.isShown()) port.model().focusOn({ section: kind, id: answer.data.id, control: "edit" });
    here.saved(kind, "create", answer.data.id, answer.data.wire);
  }

  /** One field; once more over what others have made of the record, where they have left this field alone. */
  async function patch(
    here: SalonHere,
    kind: SalonItemKind,
    id: number,
    attr: string,
    { value, was }: { value: PlainData; was: PlainData },
  ): Promise<Answer<SalonItem> | { is: "conflict"; current: SalonItem }> {
    const send = (base: PlainData | undefined) =>
      patchItem(here.http, here.salon, kind, id, { attr, value, base });
    const isTheirs = ({ wire }: SalonItem) => {
      const theirs = wire[attr] ?? null;
      // Of two values nobody can want a third: what both changed they changed alike.
      return attr !== "is_public" && !samePlainData(theirs, was) && !samePlainData(theirs, value);
    };
    const known = latest(here, kind, id);
    // It was read again since the operator began: the version alone would hide what others have made of this field.
    if (known && isTheirs(known)) return { is: "conflict", current: known };
    const first = await send(known?.wire.updated_at);
    const stale = first.ok ? null : staleRecord(first.failure);
    const current = stale?.current ? readItem(kind, stale.current) : null;
    if (current === null) return first;
    receive(here, kind, current);
    return isTheirs(current) ? { is: "conflict", current } : send(current.wire.updated_at);
  }

  async function saveField(
    kind: SalonItemKind,
    id: number,
    attr: string,
    change: { value: PlainData; was: PlainData },
  ): Promise<FieldOutcome> {
    const here = port.here();
    here.clear(kind);
    const answer = await inQueue(port.client.queues, record(here, kind, id), () =>
      patch(here, kind, id, attr, change),
    );
    if ("is" in answer) return answer;
    if (!answer.ok) return { is: "failed", failure: answer.failure };
    receive(here, kind, answer.data);
    here.announce(port.words().saved);
    here.saved(kind, "update", id, answer.data.wire);
    return { is: "saved" };
  }

  return {
    async addItem(kind, made) {
      const here = port.here();
      here.clear(kind);
      const answer = await createItem(here.http, here.salon, kind, made);
      if (!answer.ok) return answer;
      receive(here, kind, answer.data);
      here.announce(port.words().added);
      here.saved(kind, "create", answer.data.id, answer.data.wire);
      return answer;
    },

    async saveItem(kind, id, whole) {
      const here = port.here();
      here.clear(kind);
      const answer = await inQueue(port.client.queues, record(here, kind, id), () =>
        replaceItem(here.http, here.salon, kind, id, whole),
      );
      if (answer.ok) {
        receive(here, kind, answer.data);
        here.announce(port.words().saved);
        here.saved(kind, "update", id, answer.data.wire);
        return { is: "saved", record: answer.data };
      }
      const stale = staleRecord(answer.failure);
      if (stale === null) return { is: "failed", failure: answer.failure };
      const current = stale.current && readItem(kind, stale.current);
      if (current) receive(here, kind, current);
      return { is: "stale", current: current && stale.current, failure: answer.failure };
    },

    saveField,

    setPublic(kind, { id, isPublic: was }, isPublic) {
      const here = port.here();
      here.clear(kind);
      const change = (list: readonly SalonItem[]) =>
        list.map((each) => (each.id === id ? { ...each, isPublic } : each));
      switchTo<boolean, SalonItem>({
        key: `${record(here, kind, id)} public`,
        was,
        wanted: isPublic,
        show() {
          const shown = [
            here.queries.items(kind).addOptimistic(change),
            here.queries.allItems(kind).addOptimistic(change),
          ];
          return {
            commit() {
              for (const each of shown) each.commit();
            },
            rollback() {
              for (const each of shown) each.rollback();
            },
          };
        },
        send: (value) =>
          inQueue(port.client.queues, record(here, kind, id), async () => {
            const answer = await patch(here, kind, id, "is_public", { value, was: !value });
            return "is" in answer ? { ok: true, status: 200, data: answer.current } : answer;
          }),
        saved(item) {
          receive(here, kind, item);
          here.announce(port.words().saved);
          here.saved(kind, "update", id, item.wire);
        },
        failed(failure) {
          const stale = staleLines(kind, failure, port.model().settings().locale);
          if (stale) here.warn(kind, stale);
          else here.failed(kind, failure);
        },
      });
    },

    copyItem(kind, item) {
      const here = port.here();
      return once(record(here, kind, item.id), () => copy(here, kind, item));
    },

    async removeItem(kind, id, force) {
      const here = port.here();
      here.clear(kind);
      const answer = await inQueue(port.client.queues, record(here, kind, id), () =>
        deleteItem(here.http, here.salon, kind, id, force),
      );
      if (!answer.ok) return answer.failure;
      here.queries.items(kind).receive((list) => withoutItem(list, id));
      void here.queries.allItems(kind).invalidate();
      port.changed(here, kind);
      here.announce(port.words().removed);
      here.saved(kind, "delete", id);
      return null;
    },

    async hideItem(kind, id) {
      const outcome = await saveField(kind, id, "is_public", { value: false, was: true });
      return outcome.is === "failed" ? outcome.failure : null;
    },

    async savePairs(changes) {
      const here = port.here();
      const answer = await inQueue(
        port.client.queues,
        `salon ${here.server} ${here.salon} pairs`,
        async () => {
          const now = await loadUnlinks(here.http, here.salon);
          return now.ok ? replaceUnlinks(here.http, here.salon, mergedPairs(now.data, changes)) : now;
        },
      );
      if (!answer.ok) return answer;
      here.queries.unlinks.receive(() => answer.data);
      here.announce(port.words().saved);
      here.saved(
        port.model().section(),
        "update",
        null,
        answer.data.map(({ wire }) => wire),
      );
      return answer;
    },
  };
}
