import { type RefObject, useLayoutEffect } from "react";
import type { Message } from "../../api/timeline.js";
import { copiesAs } from "../../kit/copied-rows.js";
import { copiedMessages } from "./copied.js";
import type { TimelineWords } from "./messages.js";

/** Copies selected messages as people paste them. What is selected of one text alone, and in fields, is the browser's. */
export function useCopying(
  box: RefObject<HTMLElement | null>,
  rows: readonly Message[],
  words: TimelineWords,
): void {
  useLayoutEffect(() => {
    const feed = box.current as HTMLElement;
    return copiesAs(feed, (range) => copiedText(feed, range, rows, words));
  }, [box, rows, words]);
}

/** Text that is copied instead of the browser's; `null` where that is right. */
function copiedText(
  feed: HTMLElement,
  range: Range,
  rows: readonly Message[],
  words: TimelineWords,
): string | null {
  const parts = [...feed.querySelectorAll("article")].flatMap((article) => partOf(article, range) ?? []);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || (first === last && first.isAlone)) return null;
  // Those between that are not drawn are selected as well.
  return copiedMessages(rows.slice(first.at, last.at + 1), words, { first: first.text, last: last.text });
}

interface SelectedPart {
  readonly at: number;
  /** `null` is all of it. */
  readonly text: string | null;
  /** Nothing around it is selected. */
  readonly isAlone: boolean;
}

/** Selected part of a message; `null` where that is nothing. */
function partOf(article: HTMLElement, range: Range): SelectedPart | null {
  const text = article.querySelector(".message-words");
  const whole = range.cloneRange();
  whole.selectNodeContents(text ?? (article.querySelector(".message-body") as Element));
  const button = text?.querySelector("button");
  if (button) whole.setEndBefore(button);
  const part = range.cloneRange();
  const beginsBefore = range.compareBoundaryPoints(Range.START_TO_START, whole) < 0;
  const endsAfter = range.compareBoundaryPoints(Range.END_TO_END, whole) > 0;
  if (beginsBefore) part.setStart(whole.startContainer, whole.startOffset);
  if (endsAfter) part.setEnd(whole.endContainer, whole.endOffset);
  if (part.collapsed || (text && part.toString() === "")) return null;
  const row = article.closest<HTMLElement>("[data-feed-row]");
  const shown = part.toString();
  return {
    at: Number(row?.dataset.feedRow),
    text: text && shown !== whole.toString() ? shown : null,
    isAlone: !beginsBefore && !endsAfter,
  };
}
