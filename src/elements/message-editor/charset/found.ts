import { graphemesOf } from "../../../lib/graphemes.js";
import type { Charset } from "./lacking.js";

/** A visible character of which the charset lacks a part. */
export interface LackingCharacter {
  from: number;
  to: number;
  /** The character; an invisible one by its code. */
  name: string;
  /** Text that is sent in its place. */
  sent: string;
}

/** Characters of a text that a charset lacks. */
export function lackingIn(text: string, charset: Charset): LackingCharacter[] {
  const found: LackingCharacter[] = [];
  if (charset.sent(text) === text) return found;
  let from = 0;
  for (const character of graphemesOf(text)) {
    const to = from + character.length;
    const sent = charset.sent(character);
    if (sent !== character) found.push({ from, to, name: nameOf(character), sent });
    from = to;
  }
  return found;
}

function nameOf(character: string): string {
  if (!/^[\p{C}\p{Z}\p{M}]+$/u.test(character)) return character;
  const codes = [...character].map((each) => (each.codePointAt(0) ?? 0).toString(16).toUpperCase());
  return codes.map((code) => `U+${code.padStart(4, "0")}`).join(" ");
}
