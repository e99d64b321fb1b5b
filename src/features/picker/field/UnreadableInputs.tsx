import { WarningIcon } from "../../../kit/icons.js";
import { useSheets } from "../../../kit/use-sheets.js";
import type { Locale } from "../../../lib/locale.js";
import { pickerWords } from "../words.js";
import { fieldStyles } from "./field-styles.js";

/** What the page gave and could not be read, by the names of its properties. */
export function UnreadableInputs({ names, locale }: { names: readonly string[]; locale: Locale }) {
  useSheets(fieldStyles);
  return names.map((name) => (
    <div key={name} className="picker-note picker-refused">
      <WarningIcon />
      {pickerWords[locale].unreadable(name)}
    </div>
  ));
}
