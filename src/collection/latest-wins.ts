import type { Answer, Failure } from "../lib/failure.js";
import type { Leaving } from "../lib/leaving.js";
import type { ServerClient } from "./client.js";
import { type Commit, conclude, type MutationOptions, showAtOnce } from "./mutation.js";
import { inQueue } from "./queues.js";

/** Something that is switched: what the server has, what the operator wants, and what is shown of that. */
interface Switched<T> {
  confirmed: T;
  wanted: T;
  shown: Shown[];
}

interface Shown {
  commit(): void;
  rollback(): void;
}

/** One press of a switch. */
export interface SwitchChange<T, Data> {
  /** Key of the switch: presses of one go one after another. */
  readonly key: string;
  /** As the server has it, as far as one knows. */
  readonly was: T;
  readonly wanted: T;
  /** Shows it at once. */
  show(): Shown;
  send(wanted: T): Promise<Answer<Data>>;
  /** The server has made it. What was shown is committed by then, so that what it says now counts. */
  saved(data: Data): void;
  /** All of it is reverted. */
  failed(failure: Failure): void;
}

/**
 * Makes switches that are shown at once and saved one call at a time: the last state that is wanted is sent, and none in
 * between. Where a call fails, it is again as the server confirmed it last. When the page is left, the last state is sent
 * without waiting for the call that is under way.
 */
export function createLatestWins(leaving?: Leaving): <T, Data>(change: SwitchChange<T, Data>) => void {
  const switches = new Map<string, Switched<unknown>>();

  async function follow<T, Data>(state: Switched<T>, change: SwitchChange<T, Data>): Promise<void> {
    while (state.wanted !== state.confirmed) {
      const { wanted } = state;
      const shown = state.shown.splice(0);
      const end = leaving?.listen(() => {
        if (state.wanted !== wanted) void change.send(state.wanted);
      });
      const answer = await change.send(wanted);
      end?.();
      if (!answer.ok) {
        for (const each of [...shown, ...state.shown]) each.rollback();
        switches.delete(change.key);
        change.failed(answer.failure);
        return;
      }
      state.confirmed = wanted;
      for (const each of shown) each.commit();
      change.saved(answer.data);
    }
    // Pressed there and back again: nothing is left to be said.
    for (const each of state.shown) each.rollback();
    switches.delete(change.key);
  }

  return <T, Data>(change: SwitchChange<T, Data>): void => {
    const known = switches.get(change.key) as Switched<T> | undefined;
    const state: Switched<T> = known ?? { confirmed: change.was, wanted: change.wanted, shown: [] };
    state.wanted = change.wanted;
    state.shown.push(change.show());
    if (known) return;
    switches.set(change.key, state as Switched<unknown>);
    void follow(state, change);
  };
}

/** A mutation that is pressed again and again: `wanted` is the state that it brings about. */
export interface SwitchOptions<Variables extends { readonly wanted: unknown }, Data>
  extends Omit<MutationOptions<Variables, Data>, "once" | "commit"> {
  /** The name of what is switched. */
  key(variables: Variables): string;
  /** The state that the server has, as far as one knows. */
  was(variables: Variables): Variables["wanted"];
  /** Takes over the answer, under the states that are wanted since. What was shown at once is part of what is shown by then. */
  commit?(data: Data, variables: Variables, commit: Pick<Commit, "receive">): void;
}

/** Makes a switch: a mutation of which the last state that is wanted is sent, and none in between. */
export function createSwitch<Variables extends { readonly wanted: unknown }, Data>(
  client: ServerClient,
  options: SwitchOptions<Variables, Data>,
): (variables: Variables) => void {
  const change = createLatestWins(client.leaving);
  return (variables) =>
    change<Variables["wanted"], Data>({
      key: options.key(variables),
      was: options.was(variables),
      wanted: variables.wanted,
      show() {
        const updates = [...showAtOnce(options, variables).values()].map(({ update }) => update);
        return {
          commit() {
            for (const each of updates) each.commit();
          },
          rollback() {
            for (const each of updates) each.rollback();
          },
        };
      },
      send(wanted) {
        const sent = { ...variables, wanted };
        return inQueue(client.queues, options.queue?.(sent) ?? [], () => options.call(sent));
      },
      saved: (data) => conclude(options, data, variables, new Map()),
      failed: (failure) => options.rollback?.(failure, variables),
    });
}
