import searchField from "./search-field.css?inline";

/** The looks of a search field, for elements that show one. */
export const searchFieldStyles: readonly string[] = [searchField];
