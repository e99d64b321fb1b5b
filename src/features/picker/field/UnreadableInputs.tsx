import { editingWords } from "../../../editor/index.js";
import { WarningIcon } from "../../../kit/icons.js";
import { StatusRegion } from "../../../kit/StatusRegion.js";
import type { Locale } from "../../../lib/locale.js";

/** What the page gave and could not be read, by the names of its properties. In the document before there is any. */
export function UnreadableInputs({ names, locale }: { names: readonly string[]; locale: Locale }) {
  const lines = names.map((name) => editingWords[locale].inputUnreadable(name));
  return (
    <div>
      <StatusRegion text={lines.join(" ")} />
      {lines.map((line) => (
        <div key={line} className="picker-note picker-refused">
          <WarningIcon />
          {line}
        </div>
      ))}
    </div>
  );
}
