/* What came, in words that give nothing of it away: kinds and forms, never values. */

/** "a text of digits", "a list", "null". */
export function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length ? "a list" : "an empty list";
  if (typeof value === "object") return Object.keys(value).length ? "an object" : "an empty object";
  if (typeof value === "number") return kindOfNumber(value);
  if (typeof value === "boolean") return "a boolean";
  if (typeof value !== "string") return "something else";
  if (value === "") return "an empty text";
  if (/^-?\d+(\.\d+)?$/.test(value)) return "a number as a text";
  return isDateLike(value) ? `a text like ${formOf(value)}` : "a text";
}

function kindOfNumber(value: number): string {
  if (!Number.isInteger(value)) return "a number with a fraction";
  if (value === 0) return "0";
  return value < 0 ? "a number below 0" : "a number";
}

/** True for a date or a time in any of the forms that servers write. */
export function isDateLike(text: string): boolean {
  return (
    text.length <= 40 &&
    /^(\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{1,2}:\d{2}|[A-Z][a-z]{2}, \d{1,2} )/.test(
      text,
    )
  );
}

/** The form of a date: `2026/03/25 9:00` is "9999/99/99 9:99". */
function formOf(text: string): string {
  return text.replace(/\d/g, "9").replace(/[^\d\sT:/.,+\-Z]/g, "a");
}

/** An address without what may be a secret in it: no query, no long piece. */
export function safeAddress(address: string, base: string): string {
  try {
    const url = new URL(address, `${base}/`);
    const path = url.pathname.replace(/[^/]{25,}|(?=[^/]*\d)[^/]{8,}/g, "…");
    return (url.origin === new URL(base).origin ? path : url.origin + path).slice(0, 80);
  } catch {
    return "an address that is none";
  }
}

const types =
  /^(text\/(html|plain|xml|css|csv|javascript)|application\/(xml|xhtml\+xml|javascript|octet-stream|pdf|zip))$/;

/** A type by its name, where it is one that many servers send. */
export function safeType(type: string): string {
  return types.test(type) ? type : type ? "another type" : "none";
}

/** A charset by its name, where browsers know it. */
export function safeCharset(name: string): string {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return "one that nobody knows";
  }
}
