import { useSalonSettings } from "../../salon/index.js";
import { type UrlWords, urlWords } from "./messages.js";

/** The words of links in the language of the element. */
export function useUrlWords(): UrlWords {
  return urlWords[useSalonSettings().settings.locale];
}
