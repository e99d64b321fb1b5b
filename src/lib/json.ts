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

/** Reads JSON into plain data; malformed text is a result, not an exception. */
export function parseJson(text: string): PlainDataResult | { ok: false; problem: "malformed" } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: "malformed" };
  }
  return ownPlainData(value);
}
