import { editingWords } from "../../../editor/index.js";
import { WarningIcon } from "../../../kit/icons.js";
import type { Locale } from "../../../lib/locale.js";

/** Message about inputs of the page that could not be read, by the names of their properties. The region is in the document before it has a text. */
export function UnreadableInputs({ names, locale }: { names: readonly string[]; locale: Locale }) {
  return (
    <div role="status">
      {names.map((name) => (
        <div key={name} className="picker-note picker-refused">
          <WarningIcon />
          {editingWords[locale].inputUnreadable(name)}
        </div>
      ))}
    </div>
  );
}
