import { failureTexts } from "./failures.js";

/** Reaction of editors on a page that is too old for what it was to finish or to show (rules: page-too-old). */
export const pageIsLoadedAgain = failureTexts(
  ["409", "419"],
  "It keeps the work as a draft, says so by `page-expired`, and loads the page again where the page does not prevent that.",
);
