import * as v from "valibot";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";

/** Posting may take this long, in milliseconds. */
const timeout = 30_000;

/** Posts the definition of a form field to where the page says, as JSON. Whatever is answered is handed over. */
export function postFormField(http: Http, field: PlainObject, path: string): Promise<Answer<PlainData>> {
  return http.send({
    method: "POST",
    path,
    json: field,
    timeout,
    once: true,
    success: v.custom<PlainData>(() => true),
  });
}
