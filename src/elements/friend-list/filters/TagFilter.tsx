import {
  type FilterChoice,
  FilterLists,
  ItemFilter,
  type ItemFilterPage,
} from "../../../references/index.js";

/** Chooses the tag of the friends who are shown. */
export function TagFilter({
  page,
  label,
  ...choice
}: FilterChoice & { page: ItemFilterPage; label: string }) {
  return (
    <FilterLists page={page}>
      <ItemFilter kind="tag" label={label} {...choice} />
    </FilterLists>
  );
}
