import type { Answer, Failure } from "../lib/failure.js";

/**
 * Resolves with the answer to a write, or, where others have left something newer (`currentOf` the failure), with what `again`
 * answers over that. Once and not twice: others may be faster each time. Within a mutation's `call` its queue is held meanwhile.
 */
export async function retryOver<Current, Data>(
  first: Answer<Data>,
  currentOf: (failure: Failure) => Current | null | undefined,
  again: (current: Current, refused: Answer<Data>) => Answer<Data> | Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const current = first.ok ? null : currentOf(first.failure);
  return current ? again(current, first) : first;
}
