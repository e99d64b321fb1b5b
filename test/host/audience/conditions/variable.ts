import type { Meaning } from "../meaning.js";
import { type ValueMatch, valueTest } from "./value-match.js";
import { type DateFields, dayTest } from "./variable-date.js";

interface Variable extends DateFields {
  var_id: number | null;
  match: ValueMatch | 20 | 30 | 31;
  query: string;
}

/**
 * 75: by the variable's texts (`value-match.ts`; of a select the choice's id and its words), or for `match` 20, 30 and 31 by
 * its days (`variable-date.ts`): only texts that begin with `YYYY-MM-DD` count, and `query` is ignored. Left out: `var_id`
 * `null`.
 */
export const byVariable: Meaning<Variable> = (condition, { today, values }) => {
  const { var_id } = condition;
  const test = var_id === null ? null : testOf(condition, today);
  return (
    test &&
    ((friend) => {
      const own = values.of(friend, var_id as number);
      return test(own.flatMap(({ value, label }) => (label === undefined ? [value] : [value, label])));
    })
  );
};

function testOf(condition: Variable, today: string): ((texts: readonly string[]) => boolean) | null {
  const { match, query } = condition;
  if (match !== 20 && match !== 30 && match !== 31) return valueTest(match, query);
  const test = dayTest(match, condition, today);
  return (
    test && ((texts) => texts.some((text) => /^\d{4}-\d{2}-\d{2}/.test(text) && test(text.slice(0, 10))))
  );
}
