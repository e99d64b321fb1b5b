import { ownPlainData, type PlainData, type PlainDataResult } from "./plain-data.js";

/** Parsed JSON, or why it could not be read; `at` is where an integer beyond ±(2^53 − 1) stands, which would be rounded. */
export type JsonResult =
  | PlainDataResult
  | { ok: false; problem: "malformed" }
  | { ok: false; problem: "inexact"; at: string };

/**
 * Writes plain data as JSON. `JSON.stringify` is used for scalars only: on arrays and objects it would call
 * the `toJSON` that old libraries put on `Array.prototype` and `Object.prototype`.
 */
export function stringify(data: PlainData): string {
  if (data === null || typeof data !== "object") return JSON.stringify(data);
  const parts: string[] = [];
  if (Array.isArray(data)) {
    for (let i = 0; i < data.length; i++) parts.push(stringify(data[i] ?? null));
    return `[${parts.join(",")}]`;
  }
  for (const key of Object.keys(data)) parts.push(`${JSON.stringify(key)}:${stringify(data[key] ?? null)}`);
  return `{${parts.join(",")}}`;
}

/** The same JSON in ASCII, for what cannot hold every character; `text` is what `stringify` wrote. */
export function inAscii(text: string): string {
  return text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * Reads JSON into plain data; malformed text is a result, not an exception. `uncopied` spares the walk through all of it: for
 * lists of 100,000 items, of which known fields are read and nothing is handed out but copies. There an object with an integer
 * in it that would be rounded is marked `inexact`, since the others of its list are as good as ever.
 */
export function parseJson(text: string, uncopied = false): JsonResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: "malformed" };
  }
  if (hasInexactInteger(text)) {
    if (!uncopied) return { ok: false, problem: "inexact", at: pathOfInexact(value) ?? "" };
    markInexact(value);
  }
  return uncopied ? { ok: true, data: value as PlainData } : ownPlainData(value);
}

/** Only where a run of 16 digits is found the text is looked at; digits in strings, fractions and exponents do not count. */
function hasInexactInteger(text: string): boolean {
  if (!/\d{16}/.test(text)) return false;
  const bare = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, '""');
  for (const [digits] of bare.matchAll(/-?[\d.eE+-]{16,}/g))
    if (/^-?\d+$/.test(digits) && isInexact(Number(digits))) return true;
  return false;
}

function pathOfInexact(value: unknown, path = ""): string | null {
  if (isInexact(value)) return path;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const found = pathOfInexact(
      member,
      Array.isArray(value) ? `${path}[${key}]` : (path && `${path}.`) + key,
    );
    if (found !== null) return found;
  }
  return null;
}

function markInexact(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return isInexact(value);
  // All of them are looked at, since each that has one is marked.
  const found = Object.values(value).filter(markInexact).length > 0;
  if (found && !Array.isArray(value)) Object.assign(value, { inexact: true });
  return found;
}

function isInexact(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}
