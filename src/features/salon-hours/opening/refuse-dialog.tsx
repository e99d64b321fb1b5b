import { useEffect, useRef } from "react";
import type { PlainData } from "../../../lib/plain-data.js";
import { rangeProblems } from "../../opening-hours/index.js";
import { useDialogCall } from "../../salon/index.js";
import { problemText } from "./format-hours.js";
import type { OpeningWords } from "./messages.js";
import { useOpeningWords } from "./opening-context.js";

/** Shows the problems of a dialog of the hours at its fields; the first of them gets the focus. */
export function useRefusal() {
  const call = useDialogCall("opening");
  const box = useRef<HTMLDivElement>(null);
  const refused = useRef(false);
  useEffect(() => {
    if (!refused.current) return;
    refused.current = false;
    box.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  });
  return {
    box,
    lines: call.lines,
    fields: call.fields,
    forget: call.forget,
    refuse(fields: Readonly<Record<string, readonly string[]>>, more: readonly string[] = []): void {
      refused.current = true;
      call.refuse(fields, more);
    },
  };
}

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
