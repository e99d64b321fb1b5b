import type { Meaning } from "../meaning.js";

interface CommonInformation {
  common_var_id: number | null;
  match: 10 | 11 | 12 | 13 | 14;
  query: number | null;
}

const comparisons = {
  10: (value: number, query: number) => value === query,
  11: (value: number, query: number) => value >= query,
  12: (value: number, query: number) => value > query,
  13: (value: number, query: number) => value <= query,
  14: (value: number, query: number) => value < query,
};

/**
 * 77: everybody when the account's value compares so to `query`: 10 =, 11 ≥, 12 >, 13 ≤, 14 <; nobody otherwise, nor when
 * there is no such number. Left out: id or `query` `null`.
 */
export const byCommonInformation: Meaning<CommonInformation> = (condition, account) => {
  const { common_var_id, match, query } = condition;
  if (common_var_id === null || query === null) return null;
  const value = account.commonNumber(common_var_id);
  const holds = value !== undefined && comparisons[match](value, query);
  return () => holds;
};
