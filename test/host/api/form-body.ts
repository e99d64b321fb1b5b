import { readBracketKeys } from "./bracket-keys.js";
import { isForbiddenKey } from "./forbidden-keys.js";

/**
 * How nested values travel in a form: as one field holding JSON, or as bracket keys (rules: form-encoding).
 * Seen from the outside the two differ in one thing: in JSON values have types, in brackets all of them are text.
 */
export interface FormBody {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly encoding: "json" | "brackets";
}

/** Reads a form whose nested value is `nested`. JSON that does not parse stays text, for the schema to refuse. */
export async function readForm(request: Request, nested: string): Promise<FormBody> {
  const entries = [...(await readFields(request))];
  const encoding = entries.some(([name]) => name.startsWith(`${nested}[`)) ? "brackets" : "json";
  const fields = readBracketKeys(entries) satisfies Record<string, unknown>;
  const whole = fields[nested];
  return {
    encoding,
    fields: typeof whole === "string" ? { ...fields, [nested]: parseOrKeep(whole) } : fields,
  };
}

/** The fields as they came, in order. Any other content type has none: a form that PHP cannot read is an empty form. */
export async function readFields(request: Request): Promise<Iterable<readonly [string, string]>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "")) return [];
  return new URLSearchParams(await request.text());
}

/** The value of a JSON text, or the text itself. */
export function parseOrKeep(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => (isForbiddenKey(key) ? undefined : value));
  } catch {
    return text;
  }
}
