import { useMemo } from "react";

/**
 * The value of `make`, the same one until a value is another than when it was made (`Object.is`). For what is made of more
 * than is named: of a server that `make` asks for itself, of lists that are read as they stand, of a list that is
 * another object each time and known by a key.
 *
 * The trap: what `make` reads and does not name makes nothing anew, and nobody warns. Where all that is read is named,
 * `useMemo` is the one to take.
 */
export function useMemoBy<T>(values: readonly unknown[], make: () => T): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what it is made for.
  return useMemo(make, values);
}
