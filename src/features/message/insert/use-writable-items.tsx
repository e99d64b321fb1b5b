import { useMemo } from "react";
import { useReferences } from "../../../references/index.js";
import { narrowResource } from "../../picker/index.js";
import type { ItemPart } from "../placeholders/definition.js";
import { definitionOf, isWritable, type Placeholder } from "../placeholders/index.js";

/** How a kind names an item, and the items that it may name: what could not be read again is not offered. */
export function useWritableItems<P extends Placeholder>(kind: P["kind"]) {
  const { lists } = useReferences();
  const item = definitionOf({ kind }).item as unknown as ItemPart<P>;
  const whole = lists.list(item.list);
  const resource = useMemo(() => {
    const source = item.among === "codes" ? whole.coded() : whole;
    return narrowResource(source, ({ id }) => isWritable(item.create(id)));
  }, [item, whole]);
  return { ...item, resource };
}
