import { useState } from "react";
import { flushSync } from "react-dom";
import { Select } from "../../../kit/Select.js";
import { textOn } from "../../../lib/text-on.js";
import type { Row } from "../../../list-editor/index.js";
import { choiceColor, choiceText } from "../choices/choice.js";
import type { PreviewWords } from "./messages.js";

/** So many options are there before somebody comes near the list: the others would be thousands of nodes. */
const fewOptions = 50;

/** A pull-down of the choices. What is chosen stands on its colour, and each that has one is a chip below. */
export function ChoicePreview({ rows, words }: { rows: readonly Row[]; words: PreviewWords }) {
  const [chosen, choose] = useState<string | null>(null);
  const [isNear, comeNear] = useState(false);
  const options = rows.flatMap(({ key, value }) => {
    const text = choiceText(value);
    return text === null ? [] : [{ value: key, label: text, colors: textOn(choiceColor(value)) }];
  });
  const own = options.find(({ value }) => value === chosen);
  const shown = isNear ? options : options.slice(0, fewOptions);
  const colored = options.filter(({ label, colors }) => colors !== null && label !== "").slice(0, fewOptions);
  // Before the browser opens its list.
  const open = () => isNear || flushSync(() => comeNear(true));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list inside is what is worked with.
    <div onPointerEnter={open} onPointerDown={open} onKeyDown={open}>
      <Select<string>
        options={own && !shown.includes(own) ? [...shown, own] : shown}
        value={own ? chosen : null}
        onChange={choose}
        placeholder={words.choose}
        colors={own?.colors}
      />
      {colored.length === 0 ? null : (
        <div className="form-field-chips" aria-hidden="true">
          {colored.map(({ value, label, colors }) => (
            <span
              key={value}
              className="choice-color"
              style={{ backgroundColor: colors?.background, color: colors?.text }}
            >
              {label}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
