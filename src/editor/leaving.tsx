import { pageAddress, pageOrigin } from "../lib/page-address.js";
import type { PlainData } from "../lib/plain-data.js";
import { type NavigateEvent, navigationOf } from "./navigation-api.js";
import { readRedirect } from "./redirect.js";

/** Goes where the answer to a saved payload says; `true` when the page is leaving. */
export function followRedirect(
  response: PlainData,
  page: {
    allowedOrigins: readonly string[];
    mayGo(url: string): boolean;
    keepAll(): boolean;
    report(error: unknown): void;
  },
): boolean {
  const here = { href: pageAddress(), origin: pageOrigin() };
  const redirect = readRedirect(response, here, page.allowedOrigins);
  if (redirect === "refused") page.report(new Error("redirect_to names an address that may not be followed"));
  if (redirect === "none" || redirect === "refused" || !page.mayGo(redirect.url)) return false;
  const leaves = !isOnThisPage(redirect.url);
  if (leaves) page.keepAll();
  const isGivenUp = watchNavigation();
  location.assign(redirect.url);
  return leaves && !isGivenUp();
}

/**
 * Returns a function that tells whether what has begun since was given up at once: a listener of the page prevents it, or asks
 * the operator (`beforeunload`), who stays.
 */
function watchNavigation(): () => boolean {
  const navigation = navigationOf(window);
  const begun: AbortSignal[] = [];
  const note = (event: Event) => void begun.push((event as NavigateEvent).signal);
  navigation?.addEventListener("navigate", note);
  return () => {
    navigation?.removeEventListener("navigate", note);
    return begun.length > 0 && begun.every(({ aborted }) => aborted);
  };
}

/** True for another place of this page, which loads nothing. */
function isOnThisPage(url: string): boolean {
  return url.includes("#") && withoutFragment(url) === withoutFragment(location.href);
}

function withoutFragment(url: string): string {
  return url.split("#")[0] ?? "";
}

/** Everything on the page that may hold unsaved work: each keeps what it has, and says whether that could be done. */
export type PageWork = Set<() => boolean>;

/** Before the page goes everybody keeps the work, whoever sends it away. `false` where some of it could not be kept. */
export function keepAll(works: PageWork): boolean {
  return [...works].map((keep) => keep()).every(Boolean);
}

/**
 * Drafts first, then the page is loaded again, unless the host prevents it. `false` when work could not be kept: then it is
 * not reloaded away.
 */
export function expirePage(page: { keep(): boolean; mayReload(): boolean; keepAll(): boolean }): boolean {
  const kept = page.keep();
  if (!page.mayReload()) return true;
  const isKept = kept && page.keepAll();
  if (isKept) loadPageAgain();
  return isKept;
}

/**
 * Loads the page again, always by GET: a page that was itself the answer to a POST would be sent once more, without a
 * question. An entry of the history that a script has written is got; fragment and place stay.
 */
export function loadPageAgain(): void {
  try {
    history.replaceState(history.state, "");
  } catch {
    // Browsers count these calls and refuse too many.
    location.replace(withoutFragment(location.href));
    return;
  }
  location.reload();
}
