import type { PlainData } from "../../../lib/plain-data.js";
import { rangeProblems } from "../../opening-hours/index.js";
import { problemText } from "./format-hours.js";
import type { OpeningWords } from "./messages.js";
import { useOpeningWords } from "./opening-context.js";

/** Messages about ranges, by the names of the wire. */
export function useRangeMessages(): (
  ranges: readonly PlainData[],
) => Readonly<Record<string, readonly string[]>> {
  const words = useOpeningWords();
  return (ranges) => messagesOf(ranges, words);
}

function messagesOf(ranges: readonly PlainData[], words: OpeningWords): Record<string, readonly string[]> {
  const found = rangeProblems(ranges).map((problems, at): [string, readonly string[]] => [
    `ranges.${at}`,
    problems.map((problem) => problemText(problem, words)),
  ]);
  return Object.fromEntries(found.filter(([, messages]) => messages.length > 0));
}
