/** As they stand in a text. */
export const samples = {
  "a day to come": "[[remain target=2099-01-01]]",
  "a day that is past": "[[remain target=2020-02-29]]",
  "the end of the calendar": "[[remain target=9999-12-31]]",
};
