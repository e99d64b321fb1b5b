/** What a friend-info variable holds (rules: friend-info-types). */
export const VariableType = {
  string: 0,
  number: 1,
  text: 2,
  image: 10,
  pdf: 13,
  select: 20,
  date: 30,
} as const;
