import type { Locale } from "../../../lib/locale.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import type { Names } from "../../../references/index.js";
import { filterSentence, readFilter } from "../../filter/index.js";
import { conditionEditorWords } from "./messages.js";

/** Whom a condition reaches; an empty one reaches everybody. */
export function peopleSentence(filter: PlainObject, names: Names, locale: Locale): string {
  const rows = readFilter(filter)?.rows ?? [];
  const sentence = filterSentence(rows, names, locale);
  return rows.length === 0 ? sentence : conditionEditorWords[locale].onlyPeople(sentence);
}
