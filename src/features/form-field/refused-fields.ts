import type { Failure } from "../../lib/failure.js";
import { type PlainObject, samePlainData } from "../../lib/plain-data.js";
import type { Row } from "../../list-editor/index.js";
import type { FormFieldState } from "./entity.js";

/** Errors of a refused save at fields, and the values that they are about. */
export interface RefusedFields {
  readonly document: PlainObject;
  readonly rows: readonly Row[];
  readonly errors: readonly FieldError[];
}

/** Server error about one field, by its stored name. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The fields that are on the screen; what is said of others is only in the alert. */
const shownFields = ["label", "swatch_id", "rule", "var_id", "description", "options"];

/** Errors of a save about the fields that were sent; without a failure nothing. */
export function refusedFields({ document, rows }: FormFieldState, failure: Failure | null): RefusedFields {
  const fields = failure?.kind === "invalid" ? Object.entries(failure.fields) : [];
  const errors = fields.flatMap(([field, messages]) =>
    shownFields.includes(field) ? messages.map((message) => ({ field, message })) : [],
  );
  return { document, rows, errors };
}

/** The same list while nothing is said, so that an edit renders its own field only. */
const none: readonly never[] = [];

/** Errors that still hold: none of a field that was changed since. */
export function errorsInFields(
  { document, rows, errors }: RefusedFields,
  state: FormFieldState,
): readonly FieldError[] {
  if (errors.length === 0) return none;
  const left = errors.filter(({ field }) =>
    field === "options"
      ? rows === state.rows
      : samePlainData(document[field] ?? null, state.document[field] ?? null),
  );
  return left.length === 0 ? none : left;
}
