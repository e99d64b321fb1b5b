/**
 * Returns the problem with a list of type ids that a page gives: every id must be known
 * (rules: unknown-type-refused); the known ones among them stay in use. `null` where nothing is wrong, or the property
 * is no such list.
 */
export function unknownTypes(
  property: string,
  ids: (attribute: string) => readonly string[],
  known: readonly number[],
): string | null {
  const attribute = { swatch: "swatch", disabledTypes: "disabled-types" }[property];
  if (attribute === undefined) return null;
  const unknown = ids(attribute).filter((id) => !known.includes(Number(id)));
  return unknown.length === 0 ? null : `unknown types: ${unknown.join(", ")}`;
}
