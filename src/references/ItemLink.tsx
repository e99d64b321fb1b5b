import type { ItemId } from "../api/resources.js";
import type { ListKind } from "../features/picker/index.js";
import { isPathId } from "../lib/path.js";
import { EditingLink } from "./EditingLink.js";
import { referenceWords } from "./messages.js";
import { useReferences } from "./references-context.js";
import { useList } from "./use-list.js";

/** Leads to the page where what is chosen is edited. There is none for what is known to be deleted. */
export function ItemLink({
  kind,
  id,
  label,
  href,
}: {
  kind: ListKind;
  id: ItemId | null;
  label: string;
  href(id: ItemId): string;
}) {
  const { settings, lists } = useReferences();
  const list = useList(lists.list(kind));
  const words = referenceWords[settings.locale];
  const deleted =
    id !== null && list.is === "ready" && list.complete && !Object.hasOwn(list.source.items, id);
  if (id === null || !isPathId(id) || deleted) return null;
  return <EditingLink address={href(id)} text={words.edit} name={words.editElsewhere(label)} />;
}
