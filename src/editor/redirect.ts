import { isPlainObject, type PlainData } from "../lib/plain-data.js";
import { safeRedirect } from "../lib/redirect.js";

/** Returns the address to which the answer of a save sends the page (`redirect_to`), if it may go there. */
export function readRedirect(
  response: PlainData,
  page: { href: string; origin: string },
  allowedOrigins: readonly string[],
): { url: string } | "none" | "refused" {
  const target = isPlainObject(response) ? response.redirect_to : undefined;
  if (target === undefined || target === null || target === "") return "none";
  const url = safeRedirect(target, page, allowedOrigins);
  return url === null ? "refused" : { url };
}
