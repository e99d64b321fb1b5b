import type { ItemPart, PlaceholderDefinition, PlaceholderValue } from "../definition.js";

interface Given<P extends PlaceholderValue>
  extends Pick<PlaceholderDefinition<P>, "name" | "label" | "icon" | "button" | "write" | "sample"> {
  item: ItemPart<P>;
  /** Finds the id or the code. */
  pattern: RegExp;
}

/** A kind that names an item of a list. */
export function itemPlaceholder<P extends PlaceholderValue>({
  pattern,
  ...given
}: Given<P>): PlaceholderDefinition<P> {
  const { list, idOf, create } = given.item;
  return {
    ...given,
    read(source) {
      const id = pattern.exec(source)?.[1];
      return id === undefined ? null : create(id);
    },
    nameOf: (placeholder, { names }) =>
      list === "varia"
        ? names.nameOf(list, idOf(placeholder))
        : names.codeName(list, String(idOf(placeholder))),
  };
}
