import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPlainObject, type PlainData } from "../lib/plain-data.js";
import { type ItemId, isId, read } from "./resources.js";

/** One choice of a friend-info variable of the select type (rules: friend-info-selection). */
export interface VariableChoice {
  id: ItemId;
  value: string;
  /** As the server says it: check before using it as a colour. */
  color: string | null;
}

export const loadChoicesEndpoint = endpoint({ method: "GET", path: "/api/var/choice/{variable}" });

/** Loads the choices of a variable. */
export function loadChoices(
  http: Http,
  variable: ItemId,
  signal: AbortSignal,
): Promise<Answer<VariableChoice[]>> {
  return http.send({ ...at(loadChoicesEndpoint, { variable }), signal, success: read(readChoices) });
}

function readChoices(answer: PlainData): VariableChoice[] | null {
  const rows = isPlainObject(answer) ? answer.data : answer;
  if (!Array.isArray(rows)) return null;
  return rows.flatMap((row) =>
    isPlainObject(row) && isId(row.id)
      ? [
          {
            id: row.id,
            value: String(row.value ?? ""),
            color: typeof row.color === "string" ? row.color : null,
          },
        ]
      : [],
  );
}
