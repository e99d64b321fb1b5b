import { createSay } from "../../../src/features/action/saying/say.js";
import type { Locale } from "../../../src/lib/locale.js";
import { sampleNames } from "../choosing/sample-names.js";

/** How the tests' sentences put things: names from the sample lists, nothing cut. */
export function sayIn(locale: Locale, room: "short" | "whole" = "whole") {
  return createSay(sampleNames, locale, room);
}
