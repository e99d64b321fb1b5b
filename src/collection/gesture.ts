import type { Answer } from "../lib/failure.js";
import type { Amendment, Change } from "./amended-data.js";
import type { ServerClient } from "./client.js";
import type { Query } from "./query.js";
import { inTurn } from "./turns.js";

/** Changes what a query shows; once a query. */
export type Amend = <T>(query: Pick<Query<T>, "amend" | "invalidate">, change: Change<T>) => void;

/** Something that an operator does to what lives on the server. */
export interface GestureOptions<Args, T> {
  /** The record that it is about: gestures on one go one after another. */
  record(args: Args): string;
  /** What is shown at once. */
  change(args: Args, amend: Amend): void;
  call(args: Args): Promise<Answer<T>>;
  /** What the server made of it. */
  saved?(data: T, args: Args, amend: Amend): void;
}

/**
 * Makes a gesture: a change that is shown at once, one call, and where that fails the change is taken back, and nothing
 * else. The failure is the caller's to say. Where an answer came meanwhile that may be newer than that of the call, the
 * server is asked once more.
 */
export function createGesture<Args, T>(
  client: ServerClient,
  options: GestureOptions<Args, T>,
): (args: Args) => Promise<Answer<T>> {
  return async (args) => {
    const shown = new Map<unknown, { amendment: Amendment<never>; invalidate(): void }>();
    options.change(args, (query, change) => {
      const amendment = query.amend(change) as Amendment<never>;
      shown.set(query, { amendment, invalidate: query.invalidate });
    });
    const answer = await inTurn(client.turns, options.record(args), () => options.call(args));
    if (!answer.ok) {
      for (const { amendment } of shown.values()) amendment.withdraw();
      return answer;
    }
    const overtaken = [...shown.values()].filter(({ amendment }) => amendment.isOvertaken());
    // In the place of what was shown at once: a gesture that came after it stays over it.
    if (overtaken.length === 0)
      options.saved?.(answer.data, args, (query, change) => {
        const amendment = (shown.get(query)?.amendment ?? query.amend((data) => data)) as ReturnType<
          typeof query.amend
        >;
        amendment.settle(change);
        shown.delete(query);
      });
    for (const { amendment } of shown.values()) amendment.settle();
    for (const { invalidate } of overtaken) invalidate();
    return answer;
  };
}
