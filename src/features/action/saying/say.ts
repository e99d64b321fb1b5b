import { graphemesOf } from "../../../lib/graphemes.js";
import type { Locale } from "../../../lib/locale.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { cutToWidth } from "../../../lib/width.js";
import { isChosen, type Names } from "../../choosing/index.js";
import type { Say } from "../effects/definition.js";
import { sayWords } from "./words.js";

/** Longest quotation of something written, in display width (§9: message preview). */
const previewWidth = 32;
/** Where there is little room: so many characters of a name, and so many names (§9). */
const shortName = 10;
const fewNames = 3;

/** Puts things as sentences do; `short` for folded panels, `whole` where everything is to be read. */
export function createSay(names: Names, locale: Locale, room: "short" | "whole"): Say {
  const words = sayWords[locale];
  const quoted = (said: string) => words.quoted(room === "short" ? cutToCharacters(said, shortName) : said);
  return {
    locale,
    quoted,
    nothingChosen: words.nothingChosen,
    nothingTyped: words.nothingTyped,
    name: (kind, id) => (isAny(id) ? quoted(names.nameOf(kind, id)) : words.nothingChosen),
    folder: (kind, id) => (isAny(id) ? quoted(names.groupName(kind, id)) : words.nothingChosen),
    choice: (variable, id) =>
      isAny(variable) && isAny(id) ? quoted(names.choiceName(variable, id)) : words.nothingChosen,
    plan: (slot, id) => (isAny(id) ? quoted(names.planName(slot, id)) : words.nothingChosen),
    names: (kind, ids) => several(ids.filter(isAny), (id) => quoted(names.nameOf(kind, id))),
    text(written) {
      const line = preview(written);
      return line === "" ? words.nothingTyped : words.quoted(line);
    },
    preview,
  };

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
