import { useState } from "react";
import { TextField } from "../../../../kit/TextField.js";
import { readColumn } from "../../../../lib/cells.js";
import { joinTexts, splitTexts } from "./text-list.js";

/** Several texts typed as one, separated by half- or full-width blanks; a column of a spreadsheet comes after them. Enter does nothing (actions-and-filters §5). */
export function TextList(props: {
  texts: readonly string[];
  onChange(texts: string[]): void;
  label: string;
  placeholder?: string | undefined;
  readOnly: boolean;
  field: string;
}) {
  const { texts, onChange, label, placeholder, readOnly, field } = props;
  const [typed, setTyped] = useState(joinTexts(texts));
  // A blank at the end is the beginning of the next text, and would vanish if the field showed the list.
  const shown = joinTexts(splitTexts(typed)) === joinTexts(texts) ? typed : joinTexts(texts);
  return (
    <span
      className="cond-texts"
      onPaste={(event) => {
        const { cells } = readColumn(event.clipboardData.getData("text/plain"));
        if (readOnly || cells.length < 2) return;
        event.preventDefault();
        setTyped(`${joinTexts([...texts, ...cells])} `);
        onChange(splitTexts(joinTexts([...texts, ...cells])));
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
        placeholder={placeholder}
        readOnly={readOnly}
        data-field={field}
      />
    </span>
  );
}
