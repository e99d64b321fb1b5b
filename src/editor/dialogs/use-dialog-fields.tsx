import { type Atom, useAtomValue } from "jotai";
import { useState } from "react";
import type { PlainObject } from "../../lib/plain-data.js";

/** The state of dialogs, of which one is open. */
interface WrittenDialogs {
  readonly atoms: { readonly written: Atom<PlainObject> };
  write(change: PlainObject, first: PlainObject): void;
}

/**
 * The fields of the dialog that is open: as it began, with what is written since. `begin`: it goes on from other fields, with
 * all that stands in it now.
 */
export function useFieldsOfDialog<T extends object>(
  dialogs: WrittenDialogs,
  initial: () => T,
): readonly [
  fields: T,
  write: (change: Partial<T>) => void,
  first: T,
  begin: (from: T, fields: Partial<T>) => void,
] {
  const [first, setFirst] = useState(initial);
  const written = useAtomValue(dialogs.atoms.written);
  const writeOver = (from: T, change: Partial<T>) =>
    dialogs.write(change as PlainObject, from as unknown as PlainObject);
  function begin(from: T, fields: Partial<T>): void {
    setFirst(() => from);
    writeOver(from, fields);
  }
  return [{ ...first, ...(written as Partial<T>) }, (change) => writeOver(first, change), first, begin];
}
