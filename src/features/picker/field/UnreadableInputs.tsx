import { editingWords } from "../../../editor/index.js";
import { WarningIcon } from "../../../kit/icons.js";
import type { Locale } from "../../../lib/locale.js";

/** What the page gave and could not be read, by the names of its properties. In the document before there is any. */
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
