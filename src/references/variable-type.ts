/** Types of friend-info variables (rules: friend-info-types). */
export const VariableType = {
  string: 0,
  number: 1,
  text: 2,
  image: 10,
  pdf: 13,
  select: 20,
  date: 30,
} as const;
