import type { Failure } from "../../lib/failure.js";
import { isPlainObject, type PlainData, samePlainData } from "../../lib/plain-data.js";
import type { NotificationState } from "./entity.js";

/** Server error about one field of the screen, and the value that it is about. */
export interface RefusedField {
  readonly field: string;
  readonly message: string;
  readonly sent: PlainData;
}

/** The fields of the screen by what servers call them. What is said of others stands in the alert alone. */
const places: Readonly<Record<string, string>> = {
  title: "title",
  "condition.model_funnel": "event",
  "condition.member_query_id": "condition",
  "condition.operator_role": "roles",
  notification_channels: "channels",
  timings: "timings",
};

/** Errors of a refused save about the fields that were sent; without a failure nothing. */
export function refusedFields(sent: NotificationState, failure: Failure | null): readonly RefusedField[] {
  const serverErrors = failure?.kind === "invalid" ? Object.entries(failure.fields) : [];
  return serverErrors.flatMap(([key, messages]) => {
    const field = places[key] ?? places[key.replace(/\.\d+(\..*)?$/, "")];
    if (field === undefined || /^timings\./.test(key)) return [];
    return messages.map((message) => ({ field, message, sent: partOf(sent, field) }));
  });
}

/** Errors that still hold: none of a field that was changed since. */
export function stillRefused(
  refused: readonly RefusedField[],
  state: NotificationState,
): readonly RefusedField[] {
  if (refused.length === 0) return refused;
  return refused.filter(({ field, sent }) => samePlainData(sent, partOf(state, field)));
}

function partOf({ document, rows }: NotificationState, field: string): PlainData {
  const condition = isPlainObject(document.condition) ? document.condition : {};
  switch (field) {
    case "title":
      return document.title ?? null;
    case "event":
      return condition.model_funnel ?? null;
    case "condition":
      return condition.member_query_id ?? null;
    case "roles":
      return condition.operator_role ?? null;
    case "channels":
      return document.notification_channels ?? null;
    default:
      return rows.map(({ value }) => value);
  }
}
