import type { RefObject } from "react";
import { classes } from "../../kit/classes.js";
import { typeOf } from "../../list-editor/index.js";
import { conditionLabel } from "./condition-label.js";
import type { ConditionRowProps } from "./condition-row-props.js";
import { rowNumber } from "./messages.js";
import { useRowSentence } from "./summary/use-row-sentence.js";

/**
 * A condition of a long filter that is far from the screen: its sentence in place of its fields. There may be hundreds
 * of them, so it has as few nodes as it can; the style sheet draws the number.
 */
export function FarRow({
  row,
  number,
  panel,
  selected,
  model,
  settings,
  words,
  place,
}: ConditionRowProps & { place: RefObject<HTMLDivElement | null> }) {
  const label = conditionLabel(typeOf(row.value), settings.locale, model.conditions);
  return (
    <div
      ref={place}
      className={classes("cond cond-far", selected && "cond-selected")}
      role="group"
      aria-label={words.numbered(number, label)}
      data-row={row.key}
      data-number={rowNumber(number, panel, words)}
      data-pending
      data-row-head
      part="condition"
    >
      <span className="cond-name">{label}</span>
      <div className="cond-fields">{useRowSentence(row)}</div>
    </div>
  );
}
