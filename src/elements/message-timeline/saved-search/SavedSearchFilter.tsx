import { type FilterChoice, FilterLists, type FilterPage, ItemFilter } from "../../item-filter.js";

/** Chooses the saved search whose friends' messages are shown. */
export function SavedSearchFilter({
  page,
  label,
  ...choice
}: FilterChoice & { page: FilterPage; label: string }) {
  return (
    <FilterLists page={page}>
      <ItemFilter kind="funnel" label={label} {...choice} />
    </FilterLists>
  );
}
