import type { Answer, Failure } from "../lib/failure.js";
import type { ServerClient } from "./client.js";
import { createOnceAtATime } from "./once-at-a-time.js";
import type { Change, OptimisticUpdate } from "./optimistic-data.js";
import type { Query } from "./query.js";
import { inQueue } from "./queues.js";

/** Changes a query; once a query. */
export type ChangeQuery = <T>(
  query: Pick<Query<T>, "addOptimistic" | "receive" | "invalidate">,
  change: Change<T>,
) => void;

/** The two ways in which an answer takes the place of the optimistic update of a query. */
export interface Commit {
  /**
   * Replaces the update by its result: later updates stay over it, and it stays over the answers to what was asked
   * before. A query that was answered since the update is asked for again instead: nobody knows which of the two
   * answers is newer.
   */
  readonly replace: ChangeQuery;
  /** Under all updates, as if the query had been answered so: for a whole record, parts of which other mutations may hold. */
  readonly receive: ChangeQuery;
}

/**
 * Receivers of the outcome of a mutation, in its variables as `scope`. Chosen as it begins: a scope notifies nobody
 * once the page shows something else.
 */
export interface MutationScope<Event> {
  announce(text: string): void;
  emit(event: Event): void;
}

type Announced<Variables> = Variables extends { scope: Pick<MutationScope<never>, "announce"> }
  ? string | null
  : never;
type EventOf<Variables> = Variables extends { scope: { emit(event: infer Event): void } } ? Event : never;

/** A change of what lives on the server. All but `call` may be left out. */
export interface MutationOptions<Variables, Data> {
  /** One call under this name at a time: who asks meanwhile gets the answer of that one. */
  once?(variables: Variables): string;
  /** The serial queues it waits in, by the names of the records it is about. */
  queue?(variables: Variables): string | readonly string[];
  /** Shows at once what the call is expected to do. */
  optimistic?(variables: Variables, update: ChangeQuery): void;
  call(variables: Variables): Promise<Answer<Data>>;
  /** Takes over the answer, before the next call of the queue begins. What it does not change stays as shown at once. */
  commit?(data: Data, variables: Variables, commit: Commit): void;
  /** Runs after a failure, once the optimistic updates are reverted: for what else is to be taken over or said. */
  rollback?(failure: Failure, variables: Variables): void;
  /** The sentence for the status; `null` for none. */
  announce?(data: Data, variables: Variables): Announced<Variables>;
  /** The events that are fired, last of all. */
  events?(data: Data, variables: Variables): readonly EventOf<Variables>[];
}

/** A mutation that is shown and not sent. */
export interface RunningMutation<Variables, Data> {
  /** Sends it; `more` is what was not known before. */
  send(more?: Partial<Variables>): Promise<Answer<Data>>;
  /** Takes it back. */
  rollback(): void;
}

/** Resolves with the answer once that is taken over and told. A failure that `rollback` does not tell is its caller's to tell. */
export interface Mutation<Variables, Data> {
  (variables: Variables): Promise<Answer<Data>>;
  /** Shows it, and sends it later. */
  begin(variables: Variables): RunningMutation<Variables, Data>;
}

/** Makes a mutation: an optimistic update, one call in a queue, and then the commit of its answer or the rollback of the update. */
export function createMutation<Variables, Data>(
  client: ServerClient,
  options: MutationOptions<Variables, Data>,
): Mutation<Variables, Data> {
  const once = createOnceAtATime();

  function begin(variables: Variables): RunningMutation<Variables, Data> {
    const shown = showAtOnce(options, variables);
    const rollback = () => {
      for (const { update } of shown.values()) update.rollback();
    };
    return {
      rollback,
      send(more) {
        const sent = { ...variables, ...more };
        return inQueue(client.queues, options.queue?.(sent) ?? [], async () => {
          const answer = await options.call(sent);
          if (answer.ok) conclude(options, answer.data, sent, shown);
          else {
            rollback();
            options.rollback?.(answer.failure, sent);
          }
          return answer;
        });
      },
    };
  }

  const mutate = (variables: Variables) => {
    const send = () => begin(variables).send();
    return options.once ? once(options.once(variables), send) : send();
  };
  return Object.assign(mutate, { begin });
}

/** The optimistic updates of a mutation, by query. */
export type ShownAtOnce = Map<unknown, { readonly update: OptimisticUpdate<never>; invalidate(): void }>;

export function showAtOnce<Variables>(
  { optimistic }: Pick<MutationOptions<Variables, never>, "optimistic">,
  variables: Variables,
): ShownAtOnce {
  const shown: ShownAtOnce = new Map();
  optimistic?.(variables, (query, change) => {
    const update = query.addOptimistic(change) as OptimisticUpdate<never>;
    shown.set(query, { update, invalidate: () => void query.invalidate() });
  });
  return shown;
}

/** Takes over what the server has answered, and tells of it. */
export function conclude<Variables, Data>(
  options: MutationOptions<Variables, Data>,
  data: Data,
  variables: Variables,
  shown: ShownAtOnce,
): void {
  /** Without a commit nothing of the answer is known. */
  function end(query: unknown, change?: Change<never>): void {
    const own = shown.get(query);
    if (!own) return;
    shown.delete(query);
    const isOvertaken = own.update.isOvertaken() && (change !== undefined || !options.commit);
    own.update.commit(isOvertaken ? undefined : change);
    if (isOvertaken) own.invalidate();
  }
  options.commit?.(data, variables, {
    replace(query, change) {
      if (shown.has(query)) end(query, change as unknown as Change<never>);
      else query.addOptimistic((each) => each).commit(change);
    },
    receive(query, change) {
      query.receive(change);
      shown.get(query)?.update.rollback();
      shown.delete(query);
    },
  });
  for (const query of [...shown.keys()]) end(query);
  const { scope } = variables as { readonly scope?: MutationScope<unknown> };
  const text = options.announce?.(data, variables);
  if (text != null) scope?.announce(text);
  for (const event of options.events?.(data, variables) ?? []) scope?.emit(event);
}
