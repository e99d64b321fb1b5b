/** Characters that can turn the text beside them around: direction controls, and letters of right-to-left scripts. */
const turning = /[\p{Bidi_C}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu;

/**
 * A text of somebody's (a name, a label) as it stands in a sentence of ours: what could turn the words beside it around
 * is isolated (U+2068 … U+2069), anything else stays the very same text. Isolating twice isolates once.
 */
export function isolate(text: string): string {
  if (text.search(turning) < 0) return text;
  // The end of a line ends isolates too, so each line has its own.
  return text.replace(/[^\p{Cc}\p{Zl}\p{Zp}]+/gu, isolatedLine);
}

/** An end without a beginning would end our isolate early, and is left out; what is open at the end is closed. */
function isolatedLine(line: string): string {
  let open = 0;
  let isBare = false;
  const kept = line.replace(turning, (found) => {
    if (found === "\u2069") {
      if (open === 0) return "";
      open -= 1;
    } else if (/[\u2066-\u2068]/.test(found)) open += 1;
    else if (open === 0) isBare = true;
    return found;
  });
  const closed = kept + "\u2069".repeat(open);
  return isBare ? `\u2068${closed}\u2069` : closed;
}

/** Texts beside each other that are no sentence, each isolated; what is empty is left out. */
export function joinParts(parts: readonly (string | false | null | undefined)[], between = " "): string {
  return parts.flatMap((part) => (part ? isolate(part) : [])).join(between);
}
