import { pageAddress, pageOrigin } from "../lib/page-address.js";
import type { PlainData } from "../lib/plain-data.js";
import { readRedirect } from "./redirect.js";

/** Goes where the answer to a saved payload says; `true` when the page is leaving. */
export function followRedirect(
  response: PlainData,
  page: {
    allowedOrigins: readonly string[];
    mayGo(url: string): boolean;
    beforeLeaving(): void;
    report(error: unknown): void;
  },
): boolean {
  const here = { href: pageAddress(), origin: pageOrigin() };
  const redirect = readRedirect(response, here, page.allowedOrigins);
  if (redirect === "refused") page.report(new Error("redirect_to names an address that may not be followed"));
  if (redirect === "none" || redirect === "refused" || !page.mayGo(redirect.url)) return false;
  page.beforeLeaving();
  location.assign(redirect.url);
  return true;
}

/**
 * Draft first, then reload, unless the host prevents it. `false` when the work could not be kept: then it is not
 * reloaded away.
 */
export function expirePage(page: { keep(): boolean; mayReload(): boolean }): boolean {
  const kept = page.keep();
  if (!page.mayReload()) return true;
  if (kept) location.reload();
  return kept;
}
