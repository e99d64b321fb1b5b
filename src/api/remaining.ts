import { at, endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import { isPathId } from "../lib/path.js";
import { isPlainObject, type PlainData } from "../lib/plain-data.js";
import { type ItemId, read } from "./resources.js";

const timeout = 10_000;
export const remainingEndpoints = {
  slots: endpoint({ method: "GET", path: "/api/line/slots/{id}/rest", timeout }),
  menus: endpoint({ method: "GET", path: "/api/line/menus/{id}/rest", timeout }),
};

/** Loads how many are left of a reservation slot or of a plan (rules: event-reservation-rest). */
export function loadRemaining(
  http: Http,
  of: "slots" | "menus",
  id: ItemId,
  signal: AbortSignal,
): Promise<Answer<number>> {
  // As if it had been asked for: nothing has such an id.
  if (!isPathId(id))
    return Promise.resolve({ ok: false, failure: { kind: "refused", status: 404, messages: [] } });
  return http.send({ ...at(remainingEndpoints[of], { id }), signal, success: read(readRest) });
}

function readRest(answer: PlainData): number | null {
  const body = isPlainObject(answer) && isPlainObject(answer.data) ? answer.data : answer;
  const rest = isPlainObject(body) ? body.rest : null;
  const figure = typeof rest === "string" && rest.trim() !== "" ? Number(rest) : rest;
  return typeof figure === "number" && Number.isFinite(figure) ? figure : null;
}
