import type { RefObject } from "react";
import type { ConditionRowProps } from "./ConditionRow.js";
import { useSaid } from "./far-sayings.js";
import { typeOf } from "./transitions.js";
import { conditionLabel, rowNumber } from "./words.js";

/**
 * A condition of a long filter that is far from the screen: what it says, in place of its fields. There may be hundreds
 * of them, so it has as few nodes as it can; the style sheet draws the number.
 */
export function FarRow({
  row,
  number,
  panel,
  words,
  place,
}: ConditionRowProps & { place: RefObject<HTMLDivElement | null> }) {
  const label = conditionLabel(typeOf(row.condition), words);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row.
    <div
      ref={place}
      className="cond cond-far"
      role="group"
      aria-label={words.heading(number, label)}
      data-row={row.key}
      data-number={rowNumber(number, panel, words)}
      data-pending
      part="condition"
    >
      <span className="cond-name">{label}</span>
      <div className="cond-fields">{useSaid(row)}</div>
    </div>
  );
}
