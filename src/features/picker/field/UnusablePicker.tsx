import fieldTokens from "../../../kit/field-tokens.css?inline";
import { WarningIcon } from "../../../kit/icons.js";
import { useSheet } from "../../../kit/sheets.js";
import type { Locale } from "../../../lib/locale.js";
import { pickerWords } from "../words.js";
import sheet from "./field.css?inline";

/** In place of a picker whose page does not say, or not rightly, what is to be picked. */
export function UnusablePicker({ locale }: { locale: Locale }) {
  useSheet(fieldTokens);
  useSheet(sheet);
  return (
    <div className="picker-note picker-refused">
      <WarningIcon />
      {pickerWords[locale].unreadable("kind")}
    </div>
  );
}
