/** Selectors of the parts of a row. A picker comes before the other fields, so it counts as the first. */
export const filterRowParts = {
  fields: ":is(.item-choice,.cond-fields:not(:has(.item-choice)))",
  head: ".cond-tools button",
};
