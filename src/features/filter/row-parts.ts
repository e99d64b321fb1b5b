/** Where things are in a row. What is chosen comes before how it is chosen, so a picker counts as its first field. */
export const filterRowParts = {
  fields: ":is(.item-choice,.cond-fields:not(:has(.item-choice)))",
  head: ".cond-tools button",
};
