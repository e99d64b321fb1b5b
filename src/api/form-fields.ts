import * as v from "valibot";
import { endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import type { PlainData, PlainObject } from "../lib/plain-data.js";

export const postFormFieldEndpoint = endpoint({ method: "POST", once: true });

/** Posts the definition of a form field to where the page says, as JSON. Whatever is answered is handed over. */
export function postFormField(http: Http, field: PlainObject, path: string): Promise<Answer<PlainData>> {
  const success = v.custom<PlainData>(() => true);
  return http.send({ ...postFormFieldEndpoint, path, json: field, success });
}
