import type { SalonUrl } from "../../../api/salon-urls.js";
import { momentText, type SalonWords } from "../../salon/index.js";
import type { UrlWords } from "./messages.js";

/* What calls change in the list of links, and what is said of one. */

type Urls = readonly SalonUrl[];

/** The new one comes first. */
export function withUrl(urls: Urls, url: SalonUrl): Urls {
  return [url, ...urls.filter(({ id }) => id !== url.id)];
}

export function withoutUrl(urls: Urls, id: number): Urls {
  return urls.filter((each) => each.id !== id);
}

/** Each once, whatever a server sends. */
export function shownUrls(urls: Urls): Urls {
  const known = new Set<number>();
  return urls.filter(({ id }) => !known.has(id) && known.add(id));
}

/** Until when it can be used. What is no time is shown as the server wrote it. */
export function expiryText(
  { expiresAt, wire }: Pick<SalonUrl, "expiresAt" | "wire">,
  words: Pick<SalonWords, "monthDay" | "weekdays">,
  own: UrlWords,
): string {
  const written = typeof wire.expires_at === "string" ? wire.expires_at : "";
  const shown = momentText(expiresAt, words) ?? written;
  return shown === "" ? own.noEnd : own.until(shown);
}

/** `now` in milliseconds. */
export function isExpired({ expiresAt }: Pick<SalonUrl, "expiresAt">, now: number): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** The row that has the focus when one goes: the next, else the one before; `null` where none is left. */
export function rowAfter(urls: Urls, id: number): number | null {
  const at = urls.findIndex((each) => each.id === id);
  return at < 0 ? null : ((urls[at + 1] ?? urls[at - 1])?.id ?? null);
}
