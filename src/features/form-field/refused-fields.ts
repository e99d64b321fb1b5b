import type { Failure } from "../../lib/failure.js";
import { type PlainObject, samePlainData } from "../../lib/plain-data.js";
import type { Row } from "../../list-editor/index.js";
import type { FormFieldState } from "./entity.js";

/** What a refused save says of fields, and what it was said of. */
export interface RefusedFields {
  readonly document: PlainObject;
  readonly rows: readonly Row[];
  readonly errors: readonly FieldError[];
}

/** What the server said of one field, by its stored name. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The fields that are on the screen; what is said of others is only in the alert. */
const shownFields = ["label", "swatch_id", "rule", "var_id", "description", "options"];

/** What a save says about the fields of what was sent; without a failure nothing. */
export function refusedFields({ document, rows }: FormFieldState, failure: Failure | null): RefusedFields {
  const fields = failure?.kind === "invalid" ? Object.entries(failure.fields) : [];
  const errors = fields.flatMap(([field, messages]) =>
    shownFields.includes(field) ? messages.map((message) => ({ field, message })) : [],
  );
  return { document, rows, errors };
}

/** The same list while nothing is said, so that an edit renders its own field only. */
const none: readonly never[] = [];

/** What is still said: of a field that was changed since, nothing. */
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
