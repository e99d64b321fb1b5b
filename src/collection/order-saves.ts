import type { Answer, Failure } from "../lib/failure.js";
import { applyMoves, type Move } from "../lib/moves.js";
import type { PlainData } from "../lib/plain-data.js";
import type { ServerClient } from "./client.js";
import { inQueue } from "./queues.js";

/** Where the server has put an entry. */
export interface PlacedEntry {
  readonly id: number;
  readonly order: number;
}

/** What the server has made of an order. */
export interface AnsweredOrder {
  readonly places: readonly PlacedEntry[];
  /** All that it said. */
  readonly data: PlainData;
}

/** A move that is shown before the server has made it. */
export interface ShownMove {
  /** Whether an answer has come since: nobody knows which of the two is newer. */
  isOvertaken(): boolean;
  /** The server has made it, and says where everything stands. */
  commit(places?: readonly PlacedEntry[]): void;
  rollback(): void;
}

/** One order on the server: that of a group, of the favourites, of the groups themselves. */
export interface KeptOrder {
  /** Orders of one name are saved one after another. */
  readonly name: string;
  /** Every id as it is shown, also of what is not drawn. */
  ids(): readonly number[];
  /** Shows a move at once. */
  show(move: Move): ShownMove;
  call(ids: readonly number[], keepalive: boolean): Promise<Answer<AnsweredOrder>>;
  /** The ids as the server has them, where that is why it refused. */
  staleIds(failure: Failure): readonly number[] | null;
  /** The list is read again: somebody has added to it or taken from it. */
  readAgain(): void;
}

export interface OrderSavesOptions {
  readonly client: ServerClient;
  /** A call follows the last of several moves after so many milliseconds. */
  readonly delayMs: number;
  /** Calls back later, unless it is called off. */
  after(ms: number, act: () => void): () => void;
  /** `data` is what was answered. */
  saved(order: KeptOrder, moves: readonly Move[], data: PlainData): void;
  failed(order: KeptOrder, failure: Failure): void;
}

interface Waiting {
  readonly order: KeptOrder;
  moves: readonly Move[];
  shown: readonly ShownMove[];
  callOff(): void;
  /** What a call under way is about: what is moved meanwhile follows it. */
  sending: readonly Move[] | null;
}

/** Moves within orders that are kept on the server: shown at once, sent as whole lists. */
export interface OrderSaves {
  move(order: KeptOrder, move: Move): void;
  /**
   * Sends what waits, without waiting longer; kept when it is answered. `keepalive` where the page may go: when it is left,
   * what follows a call does not wait for its answer either.
   */
  flush(keepalive?: boolean): Promise<void>;
  /** Whether a move has not been answered yet. */
  isWaiting(): boolean;
  /** What has not been answered yet. */
  unanswered(): readonly { readonly order: KeptOrder; readonly moves: readonly Move[] }[];
}

/**
 * Makes them. A list that somebody else has changed meanwhile is taken as the server has it, the moves are made in that, and
 * it is sent once more. Where that fails, the order is again the one that the server confirmed last.
 */
export function createOrderSaves(options: OrderSavesOptions): OrderSaves {
  const waiting = new Map<string, Waiting>();

  async function send(entry: Waiting, keepalive: boolean): Promise<void> {
    entry.callOff();
    if (entry.moves.length === 0) return;
    if (entry.sending) {
      // Nobody will be here when that is answered, and it is the whole order. A page that comes back sends it once more.
      if (options.client.leaving.isOn()) void entry.order.call(entry.order.ids(), keepalive);
      return;
    }
    const { order, moves, shown } = entry;
    entry.moves = [];
    entry.shown = [];
    entry.sending = moves;
    const answer = await inQueue(options.client.queues, order.name, () => call(order, moves, keepalive));
    entry.sending = null;
    if (answer.ok) {
      for (const each of shown.slice(0, -1)) each.commit();
      const last = shown.at(-1);
      if (last?.isOvertaken()) order.readAgain();
      last?.commit(answer.data.places);
      options.saved(order, moves, answer.data.data);
      if (entry.moves.length > 0) return send(entry, keepalive);
    } else {
      // What was moved meanwhile stood on what has failed.
      for (const each of [...shown, ...entry.shown]) each.rollback();
      entry.moves = [];
      entry.shown = [];
      options.failed(order, answer.failure);
    }
    if (!entry.sending && entry.moves.length === 0) waiting.delete(order.name);
  }

  return {
    move(order, move) {
      const entry = waiting.get(order.name) ?? newEntry(order);
      waiting.set(order.name, entry);
      entry.callOff();
      entry.moves = [...entry.moves, move];
      entry.shown = [...entry.shown, order.show(move)];
      if (!entry.sending) entry.callOff = options.after(options.delayMs, () => void send(entry, false));
    },
    async flush(keepalive = false) {
      await Promise.all([...waiting.values()].map((entry) => send(entry, keepalive)));
    },
    isWaiting: () => waiting.size > 0,
    unanswered: () =>
      [...waiting.values()].map(({ order, moves, sending }) => ({
        order,
        moves: [...(sending ?? []), ...moves],
      })),
  };
}

function newEntry(order: KeptOrder): Waiting {
  return { order, moves: [], shown: [], callOff: () => {}, sending: null };
}

async function call(
  order: KeptOrder,
  moves: readonly Move[],
  keepalive: boolean,
): Promise<Answer<AnsweredOrder>> {
  const sent = order.ids();
  const answer = await order.call(sent, keepalive);
  const current = answer.ok ? null : order.staleIds(answer.failure);
  if (current === null) return answer;
  const known = new Set(sent);
  const isOther = current.length !== sent.length || current.some((id) => !known.has(id));
  const again = await order.call(applyMoves(current, moves), keepalive);
  if (isOther) order.readAgain();
  return again;
}
