import { Notice } from "../../kit/Notice.js";
import type { Locale } from "../../lib/locale.js";
import { pickerWords } from "./words.js";

/** In place of a picker whose page does not say, or not rightly, what is to be picked. */
export function UnusablePicker({ locale }: { locale: Locale }) {
  return <Notice tone="danger">{pickerWords[locale].unreadable("kind")}</Notice>;
}
