import type { Schema } from "../../api/description/index.js";

/* The keys that a description names. Every other key of an answer may be data, and is not printed. */

type Parts = Readonly<Record<string, unknown>>;

export function knownKeys(schema: Schema): ReadonlySet<string> {
  const keys = new Set<string>();
  const seen = new Set<unknown>();
  gather(schema);
  return keys;

  function gather(value: unknown): void {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    const { entries, item, items, value: values, wrapped, options, getter } = value as Parts;
    for (const [key, each] of Object.entries((entries as Parts | undefined) ?? {})) {
      keys.add(key);
      gather(each);
    }
    for (const each of [item, values, wrapped]) gather(each);
    for (const each of [items, options]) if (Array.isArray(each)) each.forEach(gather);
    if (typeof getter === "function") gather(getter(undefined));
  }
}

/** `data[].order` from the keys on the way there, and `*` for those that are data. */
export function placeOf(path: readonly unknown[], keys: ReadonlySet<string>): string {
  return path
    .map((key) => (typeof key === "number" ? "[]" : `.${keys.has(String(key)) ? key : "*"}`))
    .join("")
    .replace(/^\./, "");
}
