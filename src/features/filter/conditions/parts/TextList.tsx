import { useState } from "react";
import { StatusRegion } from "../../../../kit/StatusRegion.js";
import { TextField } from "../../../../kit/TextField.js";
import { readColumn } from "../../../../lib/cells.js";
import { useFilter } from "../../filter-context.js";
import { partWords } from "./messages.js";
import { joinTexts, splitTexts } from "./text-list.js";

/** Several texts typed as one, separated by half- or full-width blanks; a column of a spreadsheet comes after them. Enter does nothing (rules: text-lists). */
export function TextList(props: {
  texts: readonly string[];
  onChange(texts: string[]): void;
  label: string;
  readOnly: boolean;
  field: string;
}) {
  const { texts, onChange, label, readOnly, field } = props;
  const words = partWords[useFilter().settings.locale];
  const [typed, setTyped] = useState(joinTexts(texts));
  /** The texts as the first of several pasted columns left them: said as long as they stand. */
  const [cut, setCut] = useState<string | null>(null);
  // A blank at the end is the beginning of the next text, and would vanish if the field showed the list.
  const shown = joinTexts(splitTexts(typed)) === joinTexts(texts) ? typed : joinTexts(texts);
  return (
    <div
      className="cond-texts"
      onPaste={(event) => {
        const [text, html] = [
          event.clipboardData.getData("text/plain"),
          event.clipboardData.getData("text/html"),
        ];
        const { cells, columns } = readColumn(text, html);
        if (readOnly || cells.length < 2) return;
        event.preventDefault();
        const next = splitTexts(joinTexts([...texts, ...cells]));
        setTyped(`${joinTexts(next)} `);
        setCut(columns > 1 ? joinTexts(next) : null);
        onChange(next);
      }}
    >
      <TextField
        value={shown}
        onChange={(text) => {
          setTyped(text);
          const next = splitTexts(text);
          if (joinTexts(next) !== joinTexts(texts)) onChange(next);
        }}
        label={label}
        data-several=""
        placeholder={words.separatedByBlanks}
        readOnly={readOnly}
        data-field={field}
      />
      <StatusRegion
        text={cut === joinTexts(texts) ? words.firstColumn : ""}
        visible={cut === joinTexts(texts)}
      />
    </div>
  );
}
