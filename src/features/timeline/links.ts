import { beginningOf } from "../../lib/graphemes.js";
import { safeUrl } from "../../lib/safe-url.js";

/** A part of a text: as it is, or an address that can be opened. */
export type TextPart = { readonly text: string; readonly href?: string };

const asciiLabel = "[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?";
/** In the letters of another language. Where those begin behind ASCII, the host is over. */
const foreignLabel = "[^\\0-\\x7f\\p{P}\\p{S}\\p{Z}\\p{Emoji}]+";
const labels = `(?:(?:${asciiLabel}|${foreignLabel})\\.)*`;
/** It ends in ASCII, unless what follows says that it is over. */
const host = `(?:\\[[0-9a-f:.]+\\]|${labels}${foreignLabel}(?=[/?#:])|${labels}${asciiLabel})`;
/** Scheme and host; what comes behind it is read letter by letter. */
const origin = new RegExp(`https?://(?:[\\w.~%!$&*+,;=:-]+@)?${host}(?::\\d+)?`, "giu");

const asciiPart = /^[!-~]$/;
const cjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}０-９Ａ-Ｚａ-ｚー・]/u;
const letter = /[\p{L}\p{M}\p{N}ー・]/u;
/** Words that only continue a sentence, wherever they begin. */
const goesOn = /^(?:を|(?:から|まで|より)(?:[おごの]|どうぞ|\p{sc=Han}|$))/u;
const closes: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** The text in parts. Only http(s) addresses that can be read are links; what closes a sentence is none of theirs. */
export function linkParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(origin)) {
    if (match.index < end) continue;
    const written = match[0] + pathAt(text, match.index + match[0].length);
    const href = safeUrl(written);
    if (href === null) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: written, href });
    end = match.index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The beginning of a text in parts, between two characters and not inside of an address: a part of one leads elsewhere. */
export function cutParts(parts: readonly TextPart[], most: number): readonly TextPart[] {
  const shown: TextPart[] = [];
  let room = most;
  for (const part of parts) {
    if (part.text.length <= room) {
      shown.push(part);
      room -= part.text.length;
      continue;
    }
    const isAll = shown.length === 0;
    const rest = part.href === undefined || isAll ? beginningOf(part.text, room) : "";
    return [...shown, { text: `${rest}…` }];
  }
  return shown;
}

/**
 * Path, query and fragment that stand at a place. A part that begins with Japanese is the address's (`/wiki/直島町`); where
 * Japanese begins behind an ASCII letter or figure, the sentence goes on.
 */
function pathAt(text: string, from: number): string {
  if (!/[/?#]/.test(text[from] ?? "")) return "";
  const open: string[] = [];
  let path = "";
  /** True once this part has begun with Japanese. */
  let isJapanese = false;
  for (const character of text.slice(from)) {
    const before = path.at(-1) ?? "";
    if (asciiPart.test(character)) {
      if (/[<>"'`]/.test(character)) break;
      if (closes[character]) open.push(closes[character]);
      else if (/[)\]}]/.test(character) && open.pop() !== character) break;
      if (/[/?&=#]/.test(character)) isJapanese = false;
    } else if (!letter.test(character)) break;
    else if (cjk.test(character) && !isJapanese) {
      const rest = text.slice(from + path.length, from + path.length + 5);
      if (/[a-z0-9]/i.test(before) || goesOn.test(rest)) break;
      isJapanese = true;
    }
    path += character;
  }
  return path.replace(/[.,:;!?*([{]+$/, "");
}
