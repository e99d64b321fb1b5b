import { createHttp, type Http, type HttpSettings } from "../../src/lib/http.js";

/** The page that the calls of these tests come from. */
export const pageOrigin = "https://console.test";
export const pageToken = "token-of-the-page";

/** Calls from that page, with some of its facts changed. */
export function openHttp(facts: Partial<HttpSettings> = {}): Http {
  return createHttp({ apiBase: () => "", csrfToken: () => pageToken, origin: () => pageOrigin, ...facts });
}
