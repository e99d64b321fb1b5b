import {
  type FilterChoice,
  FilterLists,
  ItemFilter,
  type ItemFilterPage,
} from "../../../references/index.js";

/** Chooses the saved search whose friends' messages are shown. */
export function SavedSearchFilter({
  page,
  label,
  ...choice
}: FilterChoice & { page: ItemFilterPage; label: string }) {
  return (
    <FilterLists page={page}>
      <ItemFilter kind="funnel" label={label} {...choice} />
    </FilterLists>
  );
}
