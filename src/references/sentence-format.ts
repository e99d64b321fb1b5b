import { figureOf } from "../kit/number-text.js";
import { groupDigits } from "../lib/digits.js";
import { graphemesOf } from "../lib/graphemes.js";
import type { Locale } from "../lib/locale.js";
import type { PlainData } from "../lib/plain-data.js";
import { cutToWidth } from "../lib/width.js";
import { isChosen } from "./chosen-id.js";
import { sentenceWords } from "./messages.js";
import type { NamedKind, Names } from "./names.js";

/**
 * How a sentence puts things: names are looked up in the lists of the page, quoted in the language of the sentence, and
 * cut where there is little room. What is deleted or not known yet is said to be.
 */
export interface SentenceFormat {
  readonly locale: Locale;
  /** The names themselves, unquoted. */
  readonly lookup: Names;
  /** A name, quoted: 「VIP」. */
  name(kind: NamedKind, id: PlainData | undefined): string;
  /** Several, quoted: 「VIP」「銀座店」, in little room the first three "ほか N つ". For none: that nothing is chosen. */
  names(kind: NamedKind, ids: readonly PlainData[]): string;
  /** A folder of a list, quoted. */
  folder(kind: NamedKind, id: PlainData | undefined): string;
  /** A choice of a friend-info variable of the select type, quoted. */
  choice(variable: PlainData | undefined, id: PlainData | undefined): string;
  /** A plan of a reservation slot, quoted. */
  plan(slot: PlainData | undefined, id: PlainData | undefined): string;
  /** Something written, on one line, quoted and cut at 32 display units. */
  text(written: string): string;
  /** The same without quotes; empty where nothing is written. */
  preview(written: string): string;
  /** A figure, with separators. What is none is quoted, so that it cannot pass for words of the sentence. */
  figure(stored: PlainData | undefined): string;
  /** Something that is no name of a list, quoted: a plan, a key of linked data. */
  quoted(text: string): string;
  /** "（未選択）". */
  readonly nothingChosen: string;
  /** "（未入力）". */
  readonly nothingTyped: string;
}

/** Longest quotation of something written, in display width (rules: display-width). */
const previewWidth = 32;
/** Limits where there is little room: so many characters of a name, and so many names (rules: summary-lengths). */
const shortName = 10;
const fewNames = 3;

/** Puts things as sentences do; `short` for folded panels, `whole` where everything is to be read. */
export function createSentenceFormat(names: Names, locale: Locale, room: "short" | "whole"): SentenceFormat {
  const words = sentenceWords[locale];
  const quoted = (text: string) => words.quoted(room === "short" ? cutToCharacters(text, shortName) : text);
  return {
    locale,
    lookup: names,
    quoted,
    nothingChosen: words.nothingChosen,
    nothingTyped: words.nothingTyped,
    name: (kind, id) => (isAny(id) ? quoted(names.nameOf(kind, id)) : words.nothingChosen),
    folder: (kind, id) => (isAny(id) ? quoted(names.groupName(kind, id)) : words.nothingChosen),
    choice: (variable, id) =>
      isAny(variable) && isAny(id) ? quoted(names.choiceName(variable, id)) : words.nothingChosen,
    plan: (slot, id) => (isAny(id) ? quoted(names.planName(slot, id)) : words.nothingChosen),
    names: (kind, ids) => several(ids.filter(isAny), (id) => quoted(names.nameOf(kind, id))),
    text,
    preview,
    figure(stored) {
      const figure = String(stored ?? "").trim();
      if (figure === "" || Number.isNaN(figureOf(figure))) return text(figure);
      return /^\d+$/.test(figure) ? groupDigits(Number(figure)) : figure;
    },
  };

  function text(written: string): string {
    const line = preview(written);
    return line === "" ? words.nothingTyped : words.quoted(line);
  }
  function several(ids: readonly PlainData[], nameOf: (id: PlainData) => string): string {
    if (ids.length === 0) return words.nothingChosen;
    const shown = room === "short" ? ids.slice(0, fewNames) : ids;
    const more = ids.length - shown.length;
    const list = words.list(shown.map(nameOf));
    return more > 0 ? words.more(list, more) : list;
  }
}

/** The first words on one line. */
function preview(written: string): string {
  return cutToWidth(written.trim().replace(/\s+/g, " "), previewWidth);
}

function isAny(id: PlainData | undefined): id is PlainData {
  return id !== undefined && isChosen(id as string | null);
}

/** Cut where a reader sees characters end, and ended with `…`. */
function cutToCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = "";
  let count = 0;
  for (const character of graphemesOf(text)) {
    if (count === most) return `${kept}…`;
    kept += character;
    count += 1;
  }
  return kept;
}
