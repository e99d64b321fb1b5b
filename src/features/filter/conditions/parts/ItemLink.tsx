import type { ItemId } from "../../../../api/resources.js";
import { ExternalIcon } from "../../../../kit/icons.js";
import { isPathId } from "../../../../lib/path.js";
import { useFilter } from "../../filter-context.js";
import { partWords } from "./words.js";

/** Leads to the page where what is chosen is edited, in a new tab: the filter stays as it is. */
export function ItemLink({
  id,
  label,
  href,
}: {
  id: ItemId | null;
  label: string;
  href(id: ItemId): string;
}) {
  const words = partWords[useFilter().settings.locale];
  if (id === null || !isPathId(id)) return null;
  return (
    <a
      className="cond-link"
      href={href(id)}
      target="_blank"
      rel="noopener"
      aria-label={words.editElsewhere(label)}
    >
      {words.edit}
      <ExternalIcon />
    </a>
  );
}
