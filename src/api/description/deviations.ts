/* Sentences of `may` that mean the same for every call. The check of a server goes by them: what one of them says is no mistake. */

export const numbersAsTexts = "Ids and numbers as texts.";
export const flagsAsOthers = "Flags as 0 and 1, or as texts.";
/** Deviation of the few fields that should be 0 or 1. */
export const bitsAsBooleans = "0 and 1 as `false` and `true`.";
