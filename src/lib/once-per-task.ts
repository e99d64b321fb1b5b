/**
 * Reads something once for all who ask in one turn of the event loop: what costs little to read costs much to read for
 * each name of a long list that is drawn.
 */
export function oncePerTask<T>(read: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    if (!known) {
      known = { value: read() };
      queueMicrotask(() => {
        known = undefined;
      });
    }
    return known.value;
  };
}
