/**
 * Returns the address that a `redirect_to` may lead to: an http(s) address of the page's own origin, or of one the
 * host listed. Everything else (`javascript:`, another host, text that is no address) is `null`.
 */
export function safeRedirect(
  target: unknown,
  page: { href: string; origin: string },
  allowedOrigins: readonly string[],
): string | null {
  if (typeof target !== "string" || target === "" || !URL.canParse(target, page.href)) return null;
  const url = new URL(target, page.href);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  return url.origin === page.origin || allowedOrigins.includes(url.origin) ? url.href : null;
}
