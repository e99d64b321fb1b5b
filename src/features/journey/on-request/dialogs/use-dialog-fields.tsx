import { useAtomValue } from "jotai";
import { useState } from "react";
import type { PlainObject } from "../../../../lib/plain-data.js";
import { useJourney } from "../../journey-context.js";

/** The fields of the dialog that is open: as it began, with what is written since. */
export function useDialogFields<T extends object>(
  initial: () => T,
): readonly [fields: T, write: (change: Partial<T>) => void, first: T] {
  const { dialogs } = useJourney().model;
  const [first] = useState(initial);
  const written = useAtomValue(dialogs.atoms.written);
  const write = (change: Partial<T>) => dialogs.write(change as PlainObject, first as unknown as PlainObject);
  return [{ ...first, ...(written as Partial<T>) }, write, first];
}
