import { ownPlainData, type PlainData, type PlainDataResult } from "./plain-data.js";

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
 * lists of 100,000 items, of which known fields are read and nothing is handed out but copies.
 */
export function parseJson(
  text: string,
  uncopied = false,
): PlainDataResult | { ok: false; problem: "malformed" } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: "malformed" };
  }
  return uncopied ? { ok: true, data: value as PlainData } : ownPlainData(value);
}
