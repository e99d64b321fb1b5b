import { onlineManager, QueryObserver } from "@tanstack/query-core";
import type { Answer, Failure } from "../lib/failure.js";
import type { ServerClient } from "./client.js";
import { invalidateQueries } from "./invalidate-queries.js";
import { type Change, OptimisticData, type OptimisticUpdate } from "./optimistic-data.js";

/** A record or a list on the server as it stands. The same object as long as nothing has changed. */
export type QueryState<T> =
  | { readonly is: "loading"; readonly data: null }
  /** `refreshFailure`: the last try to bring it up to date failed; `data` is from before. */
  | { readonly is: "ready"; readonly data: T; readonly refreshFailure: Failure | null }
  | { readonly is: "failed"; readonly data: null; readonly failure: Failure };

/** One record or list, asked for once and shared by all who show it. */
export interface Query<T> {
  state(): QueryState<T>;
  /** Loads it for the first who listens. When the last one leaves before it is there, the call is aborted. */
  subscribe(listener: () => void): () => void;
  /** Asks again after a failure; kept when the answer is there, or another failure. */
  retry(): Promise<void>;
  /** Asks again when what is there is old. It stays until the answer has come. */
  refresh(): void;
  /**
   * Asks again, at once where somebody listens: the data is out of date. A first call that is under way is heard out
   * before. Resolves as `retry` does.
   */
  invalidate(): Promise<void>;
  /** Changes what is shown, before the server has made the change or has said that it did. */
  addOptimistic(change: Change<T>): OptimisticUpdate<T>;
  /**
   * Takes over what the server has said elsewhere, also in the answers to what was asked before. Before the first answer
   * nothing is shown of it, unless there is something to `start` with.
   */
  receive(change: Change<T>, start?: T): void;
}

/** Request, and how it is made. */
export interface QueryOptions<T> {
  /** Key of the request. All who ask the same on one page share one query, whose options are those of the first. */
  key: readonly string[];
  read(signal: AbortSignal): Promise<Answer<T>>;
  /** Data that needs no call, and is never old. */
  initial?: T;
  /** For `refresh`, in milliseconds; five minutes. */
  staleAfterMs?: number;
  /**
   * Asks again and again while somebody listens, in milliseconds; after failures ever more seldom, and not while the page
   * is hidden or offline.
   */
  pollMs?: number;
  /** Merges an answer into the data that is there. */
  combine?(answer: T, before: T | undefined): T;
  /** How long it is kept when nobody listens, in milliseconds; for ever. */
  keepMs?: number;
  /** Milliseconds. */
  now?(): number;
}

/** Operators keep pages open for hours. */
const staleAfter = 5 * 60_000;
/** A poll that fails is slowed down to 16 times its interval. */
const mostDoublings = 4;

/** Makes the query of one record or list, or gives the one that asks the same. */
export function createQuery<T>(client: ServerClient, options: QueryOptions<T>): Query<T> {
  const name = JSON.stringify(options.key);
  const known = client.queries.get(name)?.query as Query<T> | undefined;
  if (known) return known;
  const id = client.nextId();
  const query: Query<T> = newQuery(client, options, [name, id], () => {
    // Nobody came before it was forgotten; from now on it is the one that others share.
    if (!client.queries.has(name)) client.queries.set(name, { id, query });
  });
  client.queries.set(name, { id, query });
  return query;
}

function newQuery<T>(
  client: ServerClient,
  options: QueryOptions<T>,
  queryKey: readonly [name: string, id: number],
  onStart: () => void,
): Query<T> {
  const { read, initial, pollMs, combine = (answer: T) => answer } = options;
  const { staleAfterMs = staleAfter, keepMs = Number.POSITIVE_INFINITY } = options;
  const now = options.now ?? (() => performance.now());
  const listeners = new Set<() => void>();
  const data = new OptimisticData<T>(initial, update);
  let answeredAt = Number.POSITIVE_INFINITY;
  let failure: Failure | null = null;
  let failures = 0;
  let state = stateOf(data.shown(), failure);
  let leave = (): void => {};

  const observer = new QueryObserver<number, Failure>(client.cache, {
    queryKey,
    gcTime: keepMs,
    ...(initial === undefined ? {} : { initialData: 0 }),
    queryFn: ({ signal }) => load(signal),
    refetchInterval: pollMs === undefined ? false : () => pollDelay(pollMs),
    refetchOnReconnect: pollMs === undefined ? false : "always",
    refetchOnWindowFocus: pollMs === undefined ? false : "always",
  });

  /** The cache knows of calls; what they said is here, where updates can stand over it. */
  async function load(signal: AbortSignal): Promise<number> {
    const call = data.begin();
    const ended = () => data.end(call);
    signal.addEventListener("abort", ended);
    const answer = await read(signal);
    signal.removeEventListener("abort", ended);
    // Given up: nobody waits for it, and a newer one may be under way.
    if (signal.aborted) throw signal.reason;
    failures = answer.ok ? 0 : failures + 1;
    failure = answer.ok ? null : renewed(failure, answer.failure);
    if (!answer.ok) {
      data.end(call);
      update();
      throw answer.failure;
    }
    answeredAt = now();
    data.answer(call, (before) => combine(answer.data, before));
    update();
    return call;
  }

  function update(): void {
    const next = stateOf(data.shown(), failure);
    if (isSame(state, next)) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  async function ask(): Promise<void> {
    if (listeners.size > 0) await observer.refetch({ cancelRefetch: false });
  }

  function pollDelay(interval: number): number | false {
    return onlineManager.isOnline() && interval * 2 ** Math.min(failures, mostDoublings);
  }

  /** Looks at whether the page is seen and online, while it polls. */
  function watchPage(): () => void {
    client.cache.mount();
    const end = onlineManager.subscribe(() => observer.setOptions(observer.options));
    return () => {
      end();
      client.cache.unmount();
    };
  }

  function start(): void {
    const endWatching = pollMs === undefined ? () => {} : watchPage();
    const unsubscribe = observer.subscribe(() => {});
    leave = () => {
      unsubscribe();
      endWatching();
    };
  }

  /** Forgets the last failure. */
  function startAgain(): void {
    failure = null;
    update();
  }

  return {
    state: () => state,
    subscribe(listener) {
      // Two subscriptions stay two, even by one function.
      const call = () => listener();
      listeners.add(call);
      if (listeners.size === 1) {
        onStart();
        startAgain();
        start();
      }
      return () => {
        if (listeners.delete(call) && listeners.size === 0) leave();
      };
    },
    async retry() {
      if (failure === null) return;
      startAgain();
      await ask();
    },
    refresh() {
      if (state.is === "ready" && now() - answeredAt > staleAfterMs) void ask();
    },
    invalidate: () => invalidateQueries(client, { queryKey, exact: true }),
    addOptimistic: (change) => data.addOptimistic(change),
    receive: (change, start) => data.receive(change, start),
  };
}

/** Asks again, after a failure as well; kept when the answer is there, or another failure. */
export function askAgain(query: Pick<Query<unknown>, "state" | "retry" | "invalidate">): Promise<void> {
  return query.state().is === "failed" ? query.retry() : query.invalidate();
}

function stateOf<T>(data: T | undefined, failure: Failure | null): QueryState<T> {
  if (data !== undefined) return { is: "ready", data, refreshFailure: failure };
  return failure ? { is: "failed", data: null, failure } : { is: "loading", data: null };
}

/** A poll that fails again as it did before has nothing new to say. */
function renewed(before: Failure | null, now: Failure): Failure {
  return before && reasonOf(before) === reasonOf(now) ? before : now;
}

function reasonOf({ kind, status, messages }: Failure): string {
  return [kind, status, ...messages].join("\n");
}

function isSame<T>(one: QueryState<T>, other: QueryState<T>): boolean {
  return one.is === other.is && one.data === other.data && failureOf(one) === failureOf(other);
}

function failureOf(state: QueryState<unknown>): Failure | null {
  if (state.is === "loading") return null;
  return state.is === "failed" ? state.failure : state.refreshFailure;
}
