import { safeUrl } from "../../lib/safe-url.js";

/** A part of a text: as it is, or an address that can be opened. */
export type TextPart = { readonly text: string; readonly href?: string };

/** Addresses as people write them into messages; Japanese full stops and brackets end one. */
const address = /https?:\/\/[^\s<>"'「」『』（）【】、。，．]+/gi;

/** The text in parts. Only http(s) addresses that can be read are links; what closes a sentence is none of theirs. */
export function linkParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const written = match[0].replace(/[.,:;!?)\]}]+$/, "");
    const href = safeUrl(written);
    if (href === null) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: written, href });
    end = match.index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
