import { createHttp, type Http } from "../lib/http.js";
import { pageOrigin } from "../lib/page-address.js";
import type { ConsoleContext } from "./console-context.js";
import { pageContext, pageSingleton } from "./page.js";
import { pageLeaving } from "./page-leaving.js";

/** Calls on behalf of the page; addresses and tokens are looked up at each call. */
export function sharedHttp(own: () => ConsoleContext = () => ({})): Http {
  return createHttp({
    apiBase: () => pageContext(own()).apiBase ?? "",
    csrfToken: () => pageContext(own()).csrfToken ?? metaToken(),
    socketId: (apiBase) => pageSingleton("sockets", () => new Map<string, string>()).get(apiBase),
    maxInputVars: () => pageContext(own()).limits?.maxInputVars ?? 1000,
    origin: pageOrigin,
    leaving: pageLeaving(),
  });
}

function metaToken(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? null;
}
