import type { Locale } from "../../../src/lib/locale.js";
import { createSentenceFormat } from "../../../src/references/index.js";
import { sampleNames } from "../../references/sample-names.js";

/** How the tests' sentences put things: names from the sample lists, nothing cut. */
export function formatIn(locale: Locale, room: "short" | "whole" = "whole") {
  return createSentenceFormat(sampleNames, locale, room);
}
