import * as v from "valibot";
import type { Answer } from "../lib/failure.js";
import type { Http } from "../lib/http.js";
import type { PlainData } from "../lib/plain-data.js";

/** Posting may take this long, in milliseconds (rules: time-of-a-call). */
const timeout = 30_000;

/** Posts a message text to where the page says: `{"text": …}` as JSON. Whatever is answered is handed over. */
export function postMessage(http: Http, text: string, path: string): Promise<Answer<PlainData>> {
  return http.send({
    method: "POST",
    path,
    json: { text },
    timeout,
    once: true,
    success: v.custom<PlainData>(() => true),
  });
}
