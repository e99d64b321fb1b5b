import type { ScreenContent } from "./Content.js";

/** How a screen waits for the record that its page has named; `undefined` where it is there, or that it failed is said elsewhere. */
export function recordContent(
  loading: { is: string } | null,
  words: { loading: string; failed: string; loadAgain: string },
  onRetry: () => void,
): ScreenContent | undefined {
  if (loading?.is !== "loading") return undefined;
  return { state: { is: "loading" }, words: { ...words, refreshFailed: words.failed }, onRetry };
}
