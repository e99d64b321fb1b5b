/** Writes a value the way `encoding="brackets"` sends it: text only, `null` as an empty text, nothing for what is empty. */
export function bracketFields(name: string, value: unknown): [string, string][] {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, each]) => bracketFields(`${name}[${key}]`, each));
  }
  if (typeof value === "boolean") return [[name, value ? "1" : "0"]];
  return [[name, value === null ? "" : String(value)]];
}
