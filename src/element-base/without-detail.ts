/**
 * The value, where a binding writes back the detail of a `change` in its place: Alpine's `x-model.change` takes the detail
 * of a CustomEvent for what was entered.
 */
export function withoutDetail(given: unknown): unknown {
  if (typeof given !== "object" || given === null) return given;
  try {
    const { value, dirty, valid } = given as Record<string, unknown>;
    return value !== undefined && typeof dirty === "boolean" && typeof valid === "boolean" ? value : given;
  } catch {
    // A getter of the page's threw: whoever reads the value says so.
    return given;
  }
}
