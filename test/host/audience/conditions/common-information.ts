import { type Compile, friendsWhere, isId } from "../query.js";

const comparisons: Readonly<Record<number, (value: number, query: number) => boolean>> = {
  10: (value, query) => value === query,
  11: (value, query) => value >= query,
  12: (value, query) => value > query,
  13: (value, query) => value <= query,
  14: (value, query) => value < query,
};

/** Common information is the account's: everybody meets the condition, or nobody. */
export const byCommonInformation: Compile = ({ common_var_id, match, query }, { commonNumber }) => {
  if (!isId(common_var_id) || typeof query !== "number") return undefined;
  const value = commonNumber(common_var_id);
  const holds = comparisons[match as number];
  return friendsWhere(value !== undefined && holds?.(value, query) ? "1" : "0");
};
