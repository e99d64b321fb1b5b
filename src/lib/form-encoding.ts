import { inAscii, stringify } from "./json.js";
import type { PlainData, PlainObject } from "./plain-data.js";

/**
 * How nested values travel in a form-encoded body: `json` puts each into one field, so nothing is lost and no
 * field limit of a server is met; `brackets` spells them out (`inputs[0][type]=1`) and omits empty lists and objects.
 * JSON is in ASCII: parsers that cut a letter in two, or read another charset, decode the same.
 */
export type FormEncoding = "json" | "brackets";

/** Form fields in order: names and values as text. `null` is the empty string, booleans are 1 and 0. */
export function encodeForm(fields: PlainObject, encoding: FormEncoding): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (encoding === "brackets") pushBrackets(pairs, name, value);
    else pairs.push([name, isNested(value) ? inAscii(stringify(value)) : scalarText(value)]);
  }
  return pairs;
}

function pushBrackets(pairs: [string, string][], name: string, value: PlainData): void {
  if (!isNested(value)) {
    pairs.push([name, scalarText(value)]);
    return;
  }
  // Rails' strong parameters drop plain values that are spelt by index; rows need it, or their fields would mix.
  const isPlainList = Array.isArray(value) && !value.some(isNested);
  for (const [key, member] of Object.entries(value))
    pushBrackets(pairs, `${name}[${isPlainList ? "" : key}]`, member);
}

function isNested(value: PlainData): value is PlainData[] | PlainObject {
  return typeof value === "object" && value !== null;
}

function scalarText(value: string | number | boolean | null): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "1" : "0";
  return String(value);
}
