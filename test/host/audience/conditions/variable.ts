import { type Compile, isId } from "../query.js";
import { matchingValue } from "./value-match.js";
import { matchingDay } from "./variable-date.js";

export const byVariable: Compile = (condition, { today }) => {
  const { var_id, match, query } = condition;
  if (!isId(var_id)) return undefined;
  const values = { table: "friend_variable", test: "var_id = ?", params: [var_id] };
  if (match !== 20 && match !== 30 && match !== 31) return matchingValue(match, query, values);
  const day = matchingDay(condition, today);
  return (
    day && {
      sql: `SELECT DISTINCT friend_id AS id FROM friend_variable WHERE var_id = ? AND day IS NOT NULL AND (${day.test})`,
      params: [var_id, ...day.params],
    }
  );
};
