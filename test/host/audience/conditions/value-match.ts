import { wellFormed } from "../fold.js";

/** The match table of friend information and external data (rules: api-match). */
export type ValueMatch = 0 | 1 | 2 | 3 | 4 | 5 | 10 | 11 | 12 | 13;

/** What is asked of all the texts that a friend has. */
type TextsTest = (texts: readonly string[]) => boolean;

const comparisons: Readonly<Record<number, (value: number, query: number) => boolean>> = {
  10: (value, query) => value >= query,
  11: (value, query) => value > query,
  12: (value, query) => value <= query,
  13: (value, query) => value < query,
};

/**
 * 75, 115, by `match`: 3 who have a text at all, 2 everybody else; 0 one of whose texts equals `query` exactly, 4 everybody
 * else; 1 one of whose texts contains it as written, 5 everybody else; 10, 11, 12, 13 one of whose texts is a number that is
 * ≥, >, ≤, < `query`. An empty text is a text. Null but for 2 and 3: a blank `query`, or one that is no number to compare with.
 */
export function valueTest(match: ValueMatch, asWritten: string): TextsTest | null {
  if (match === 2) return (texts) => texts.length === 0;
  if (match === 3) return (texts) => texts.length > 0;
  const query = wellFormed(asWritten);
  if (query.trim() === "") return null;
  const compare = comparisons[match];
  if (!compare) return textTest(match, query);
  const asked = numberIn(query);
  if (asked === null) return null;
  return (texts) => texts.map(numberIn).some((number) => number !== null && compare(number, asked));
}

function textTest(match: ValueMatch, query: string): TextsTest {
  const fits = (text: string) =>
    match === 0 || match === 4 ? wellFormed(text) === query : wellFormed(text).includes(query);
  return (texts) => texts.some(fits) === match < 2;
}

/** JavaScript's number, if the text is one: `0x10` and ` 12 ` are numbers, full-width digits are none. */
function numberIn(text: string): number | null {
  const number = Number(text);
  return text.trim() === "" || !Number.isFinite(number) ? null : number;
}
