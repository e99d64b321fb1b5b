import { type FilterChoice, FilterLists, type FilterPage, ItemFilter } from "../../item-filter.js";

/** Chooses the tag of the friends who are shown. */
export function TagFilter({ page, label, ...choice }: FilterChoice & { page: FilterPage; label: string }) {
  return (
    <FilterLists page={page}>
      <ItemFilter kind="tag" label={label} {...choice} />
    </FilterLists>
  );
}
