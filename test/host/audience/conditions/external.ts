import type { Meaning } from "../meaning.js";
import { type ValueMatch, valueTest } from "./value-match.js";

interface External {
  match: ValueMatch;
  query: string;
  context: { event: string | null; key: string | null };
}

/**
 * 115: by every value that ever came under the context's `event` and `key` (`value-match.ts`); its other keys decide nothing.
 * Left out: `event` or `key` `null` or empty.
 */
export const byExternalValue: Meaning<External> = ({ match, query, context: { event, key } }) => {
  const test = event && key ? valueTest(match, query) : null;
  return (
    test &&
    ((friend) => {
      const own = friend.external_values.filter((each) => each.event === event && each.key === key);
      return test(own.map(({ value }) => value));
    })
  );
};
