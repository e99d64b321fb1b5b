const isNested = (value: unknown) => typeof value === "object" && value !== null;

/**
 * Writes a value the way `encoding="brackets"` sends it: rows by index and plain values by empty brackets, text only, `null` as
 * an empty text, nothing for what is empty.
 */
export function bracketFields(name: string, value: unknown): [string, string][] {
  if (typeof value === "object" && value !== null) {
    const isPlainList = Array.isArray(value) && !value.some(isNested);
    return Object.entries(value).flatMap(([key, each]) =>
      bracketFields(`${name}[${isPlainList ? "" : key}]`, each),
    );
  }
  if (typeof value === "boolean") return [[name, value ? "1" : "0"]];
  return [[name, value === null ? "" : String(value)]];
}
