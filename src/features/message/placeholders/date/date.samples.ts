/** As they stand in a text. */
export const samples = {
  today: "[[date add=0 format=1]]",
  later: "[[date add=3 format=8]]",
  earlier: "[[date add=-15 format=4]]",
  "past the end of the calendar": "[[date add=99999 format=5]]",
  "before its beginning": "[[date add=-99999 format=2]]",
};
