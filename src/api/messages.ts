import * as v from "valibot";
import { endpoint } from "../lib/endpoint.js";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import type { PlainData } from "../lib/plain-data.js";

export const postMessageEndpoint = endpoint({ method: "POST", once: true });

/** Posts a message text to where the page says: `{"text": …}` as JSON. Whatever is answered is handed over. */
export function postMessage(http: Http, text: string, path: string): Promise<Answer<PlainData>> {
  const success = v.custom<PlainData>(() => true);
  return http.send({ ...postMessageEndpoint, path, json: { text }, success });
}
