import type { ItemId } from "../../api/resources.js";
import { isPathId } from "../../lib/path.js";
import type { ListKind } from "../picker/index.js";
import { useChoosing } from "./choosing-context.js";
import { EditingLink } from "./EditingLink.js";
import { useList } from "./use-list.js";
import { choosingWords } from "./words.js";

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
  const { settings, lists } = useChoosing();
  const list = useList(lists.list(kind));
  const words = choosingWords[settings.locale];
  const deleted =
    id !== null && list.is === "ready" && list.complete && !Object.hasOwn(list.source.items, id);
  if (id === null || !isPathId(id) || deleted) return null;
  return <EditingLink address={href(id)} text={words.edit} name={words.editElsewhere(label)} />;
}
