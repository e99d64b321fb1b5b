/** As they stand in a text. */
export const samples = {
  known: "[[var id=201]]",
  deleted: "[[var id=999]]",
  "the smallest id": "[[var id=0]]",
  "the largest id": "[[var id=999999999999999]]",
};
