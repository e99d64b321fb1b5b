import type { Answer, Failure } from "../lib/failure.js";
import { applyMoves, type Move } from "../lib/moves.js";
import type { PlainData } from "../lib/plain-data.js";
import type { ServerClient } from "./client.js";
import type { Query } from "./query.js";
import { inQueue } from "./queues.js";
import { retryOver } from "./retry-over.js";

/** New sort key of an entry, as the server has stored it. */
export interface PlacedEntry {
  readonly id: number;
  readonly order: number;
}

/** Order as the server has stored it. */
export interface AnsweredOrder {
  readonly places: readonly PlacedEntry[];
  /** All that it said. */
  readonly data: PlainData;
}

/** One order on the server, as data: that of a group, of the favourites, of the groups themselves. */
export interface KeptOrder<List> {
  /** Its serial queue. */
  readonly name: string;
  /** The list that it is an order of. */
  readonly query: Pick<Query<List>, "state" | "addOptimistic" | "invalidate">;
  /** Every id in order, also of what is not drawn; `null` before the list is there. */
  ids(list: List | null): readonly number[];
  /** The list after a move. */
  moved(list: List, move: Move): List;
  /** The list as the server has placed everything; left out where an answer holds the list itself. */
  placed?(list: List, places: readonly PlacedEntry[]): List;
  call(ids: readonly number[], keepalive: boolean): Promise<Answer<AnsweredOrder>>;
  /** The ids as the server has them, where that is why it refused. */
  staleIds(failure: Failure): readonly number[] | null;
  /** `data` is what was answered. */
  saved(data: PlainData, moves: readonly Move[]): void;
  /** The order is again the one that the server confirmed last. */
  failed(failure: Failure): void;
}

export interface OrderSavesOptions {
  readonly client: ServerClient;
  /** A call follows the last of several moves after so many milliseconds. */
  readonly delayMs: number;
  /** Calls back later, unless it is called off; by `setTimeout` if it is left out. */
  after?(ms: number, act: () => void): () => void;
}

/** A kept order, whatever it is a list of. */
interface Order extends Pick<KeptOrder<never>, "name" | "call" | "staleIds" | "saved" | "failed"> {
  ids(): readonly number[];
  show(move: Move): ShownMove;
  readAgain(): void;
}

/** A move that is shown before the server has made it. */
interface ShownMove {
  isOvertaken(): boolean;
  commit(places?: readonly PlacedEntry[]): void;
  rollback(): void;
}

interface Waiting {
  readonly order: Order;
  moves: readonly Move[];
  shown: readonly ShownMove[];
  callOff(): void;
  /** Moves of the running call: what is moved meanwhile is sent after them. */
  sending: readonly Move[] | null;
  /** Resolves when all of that is answered. */
  answered: Promise<void>;
}

/** Moves within orders that are kept on the server: shown at once, sent as whole lists. */
export interface OrderSaves {
  move<List>(order: KeptOrder<List>, move: Move): void;
  /**
   * Sends what waits, without waiting longer; kept when it is answered. `keepalive` where the page may go: when it is left,
   * what follows a call does not wait for its answer either.
   */
  flush(keepalive?: boolean): Promise<void>;
  /** True while a move has no answer. */
  isWaiting(): boolean;
  /** Moves without an answer. */
  unanswered(): readonly { readonly name: string; readonly moves: readonly Move[] }[];
}

/**
 * Makes them. A list that somebody else has changed meanwhile is taken as the server has it, the moves are made in that, and
 * it is sent once more. Where that fails, the order is again the one that the server confirmed last.
 */
export function createOrderSaves({ client, delayMs, after = afterMs }: OrderSavesOptions): OrderSaves {
  const waiting = new Map<string, Waiting>();

  function send(entry: Waiting, keepalive: boolean): Promise<void> {
    entry.callOff();
    // Nobody will be here when the running call is answered, and it is the whole order. A page that comes back sends it once more.
    if (entry.sending && entry.moves.length > 0 && client.leaving.isOn())
      void entry.order.call(entry.order.ids(), keepalive);
    if (!entry.sending && entry.moves.length > 0) entry.answered = sendMoves(entry, keepalive);
    return entry.answered;
  }

  async function sendMoves(entry: Waiting, keepalive: boolean): Promise<void> {
    const { order, moves, shown } = entry;
    entry.moves = [];
    entry.shown = [];
    entry.sending = moves;
    const { answer, isOther } = await inQueue(client.queues, order.name, () => call(order, moves, keepalive));
    entry.sending = null;
    if (answer.ok) {
      const last = shown.at(-1);
      const isOld = isOther || last?.isOvertaken();
      for (const each of shown.slice(0, -1)) each.commit();
      last?.commit(answer.data.places);
      // After that: what was made by then does not stand over the answer.
      if (isOld) order.readAgain();
      order.saved(answer.data.data, moves);
      if (entry.moves.length > 0) return send(entry, keepalive);
    } else {
      // Later moves started from the order that has failed.
      for (const each of [...shown, ...entry.shown]) each.rollback();
      entry.moves = [];
      entry.shown = [];
      if (isOther) order.readAgain();
      order.failed(answer.failure);
    }
    if (!entry.sending && entry.moves.length === 0) waiting.delete(order.name);
  }

  return {
    move(order, move) {
      const entry = waiting.get(order.name) ?? newEntry(order);
      waiting.set(order.name, entry);
      entry.callOff();
      entry.moves = [...entry.moves, move];
      entry.shown = [...entry.shown, entry.order.show(move)];
      if (!entry.sending) entry.callOff = after(delayMs, () => void send(entry, false));
    },
    async flush(keepalive = false) {
      await Promise.all([...waiting.values()].map((entry) => send(entry, keepalive)));
    },
    isWaiting: () => waiting.size > 0,
    unanswered: () =>
      [...waiting.values()].map(({ order, moves, sending }) => ({
        name: order.name,
        moves: [...(sending ?? []), ...moves],
      })),
  };
}

function newEntry<List>(order: KeptOrder<List>): Waiting {
  const { query } = order;
  return {
    order: {
      name: order.name,
      ids: () => order.ids(query.state().data),
      show(move) {
        const update = query.addOptimistic((list) => order.moved(list, move));
        return {
          ...update,
          commit: (places) => update.commit(places && ((list) => order.placed?.(list, places) ?? list)),
        };
      },
      readAgain: () => void query.invalidate(),
      call: (ids, keepalive) => order.call(ids, keepalive),
      staleIds: (failure) => order.staleIds(failure),
      saved: (data, moves) => order.saved(data, moves),
      failed: (failure) => order.failed(failure),
    },
    ...{ moves: [], shown: [], callOff: () => {}, sending: null, answered: Promise.resolve() },
  };
}

/** `isOther`: others have changed what is in the list. */
async function call(
  order: Order,
  moves: readonly Move[],
  keepalive: boolean,
): Promise<{ answer: Answer<AnsweredOrder>; isOther: boolean }> {
  const sent = order.ids();
  let isOther = false;
  const answer = await retryOver(await order.call(sent, keepalive), order.staleIds, (current) => {
    const known = new Set(sent);
    isOther = current.length !== sent.length || current.some((id) => !known.has(id));
    return order.call(applyMoves(current, moves), keepalive);
  });
  return { answer, isOther };
}

function afterMs(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
