import { createContext } from "react";

/** Messages about the fields of the row around a picker, by their stored names. */
export interface FieldMessages {
  errorAt(field: string): string | undefined;
  warningAt(field: string): string | undefined;
}

/** Empty where a `Field` around the picker says it. */
export const FieldMessagesContext = createContext<FieldMessages | null>(null);
