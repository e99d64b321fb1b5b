import { type Atom, useAtomValue } from "jotai";
import { useState } from "react";
import type { PlainObject } from "../lib/plain-data.js";

/** The state of dialogs, of which one is open. */
interface WrittenDialogs {
  readonly atoms: { readonly written: Atom<PlainObject> };
  write(change: PlainObject, first: PlainObject): void;
}

/** The fields of the dialog that is open: as it began, with what is written since. */
export function useFieldsOfDialog<T extends object>(
  dialogs: WrittenDialogs,
  initial: () => T,
): readonly [fields: T, write: (change: Partial<T>) => void, first: T] {
  const [first] = useState(initial);
  const written = useAtomValue(dialogs.atoms.written);
  const write = (change: Partial<T>) => dialogs.write(change as PlainObject, first as unknown as PlainObject);
  return [{ ...first, ...(written as Partial<T>) }, write, first];
}
