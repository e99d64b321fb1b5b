/** An address that may be opened or shown; `null` for one that would run something or cannot be read. */
export function safeUrl(written: string | null, base?: string): string | null {
  if (written === null || !URL.canParse(written, base)) return null;
  const url = new URL(written, base);
  return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
}
