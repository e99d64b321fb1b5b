import { fold } from "../audience/fold.js";
import type { Resource, Store } from "../store.js";
import { archivedMessages, type Message, messages } from "./messages.js";

/** A message with what searching needs of it. */
export interface Kept {
  readonly message: Message;
  readonly isArchived: boolean;
  /** The text and the friend's name as they are compared. Made when first asked for. */
  readonly words: string;
}

/** A place in time: messages of one instant go by their ids. */
export interface Place {
  readonly timestamp: number;
  readonly id: number;
}

/**
 * The messages of a store, in memory and in the order of time, since documents can be found by their ids alone. Read with
 * the first question; from then on the store's messages are written by nobody else.
 */
export interface MessageTable {
  get(id: number): Message | undefined;
  isArchived(id: number): boolean;
  /** All messages, or a friend's: oldest first, the archive among them. */
  rows(memberId?: number): readonly Kept[];
  /** Adds a message, which gets the next id. */
  add(make: (id: number) => Message, at: Date): Message;
  /** Changes some: all of them or, when one is not there, none. Neither a friend nor a time may change. */
  change(ids: readonly number[], change: (message: Message) => Message, at: Date): void;
}

export function openMessages(store: Store): MessageTable {
  let read: ReturnType<typeof readAll> | undefined;

  function all() {
    read ??= readAll(store);
    return read;
  }

  return {
    get: (id) => all().byId.get(id)?.message,
    isArchived: (id) => all().byId.get(id)?.isArchived ?? false,
    rows(memberId) {
      return memberId === undefined ? all().rows : (all().byMember.get(memberId) ?? []);
    },
    add(make, at) {
      const { rows, byId, byMember } = all();
      const { value } = store.insert(messages, make, at);
      const row = new Row(value, false);
      byId.set(value.id, row);
      insert(rows, row);
      insert(ownRows(byMember, value.member_id), row);
      return value;
    },
    change(ids, change, at) {
      const changed = ids.map((id) => {
        const row = all().byId.get(id);
        if (!row) throw new Error(`There is no message ${id}.`);
        return { row, message: change(row.message) };
      });
      store.atomically(() => {
        for (const { row, message } of changed) store.put(shelfOf(row), message.id, message, at);
      });
      for (const { row, message } of changed) row.become(message);
    },
  };
}

/** How many rows are before a place. */
export function countBefore(rows: readonly Kept[], place: Place): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare((rows[middle] as Kept).message, place) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

class Row implements Kept {
  #words: string | undefined;

  constructor(
    public message: Message,
    readonly isArchived: boolean,
  ) {}

  get words(): string {
    this.#words ??= fold(`${this.message.text ?? ""}\0${this.message.member?.name ?? ""}`);
    return this.#words;
  }

  become(message: Message): void {
    this.message = message;
    this.#words = undefined;
  }
}

function readAll(store: Store) {
  const rows = [archivedMessages, messages].flatMap((shelf) => {
    return store.list(shelf).map(({ value }) => new Row(value, shelf === archivedMessages));
  });
  rows.sort((a, b) => compare(a.message, b.message));
  const byMember = new Map<number, Row[]>();
  for (const row of rows) ownRows(byMember, row.message.member_id).push(row);
  return { rows, byMember, byId: new Map(rows.map((row) => [row.message.id, row])) };
}

function ownRows(byMember: Map<number, Row[]>, memberId: number): Row[] {
  const known = byMember.get(memberId) ?? [];
  byMember.set(memberId, known);
  return known;
}

function insert(rows: Row[], row: Row): void {
  rows.splice(countBefore(rows, row.message), 0, row);
}

function shelfOf({ isArchived }: Row): Resource<Message> {
  return isArchived ? archivedMessages : messages;
}

function compare(a: Place, b: Place): number {
  return a.timestamp - b.timestamp || a.id - b.id;
}
