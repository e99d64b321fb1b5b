import type { Locale } from "../../../lib/locale.js";
import type { PlainObject } from "../../../lib/plain-data.js";
import { useNames } from "../../../references/index.js";
import { peopleSentence } from "./people-sentence.js";

/** Whom a condition reaches, in one sentence. */
export function ConditionSentence({ filter, locale }: { filter: PlainObject; locale: Locale }) {
  return <span>{peopleSentence(filter, useNames(), locale)}</span>;
}
