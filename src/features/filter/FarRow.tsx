import type { RefObject } from "react";
import { useLazy } from "../../kit/lazily.js";
import type { ConditionRowProps } from "./ConditionRow.js";
import { useHasLists } from "./filter-context.js";
import { withWords } from "./late-parts.js";
import { typeOf } from "./transitions.js";
import { conditionLabel } from "./words.js";

const sentence = withWords(async () => (await import("./insight/RowSentence.js")).RowSentence);

/** A condition of a long filter that is far from the screen: what it says, in place of its fields. */
export function FarRow({
  row,
  number,
  panel,
  words,
  place,
}: ConditionRowProps & { place: RefObject<HTMLDivElement | null> }) {
  const label = conditionLabel(typeOf(row.condition), words);
  const said = useLazy(sentence);
  const hasLists = useHasLists();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row.
    <div
      ref={place}
      className="cond cond-far"
      role="group"
      aria-label={words.heading(number, label)}
      data-row={row.key}
      data-pending
      part="condition"
    >
      <span className="cond-number">
        {number === 1 ? number : `${panel === null ? words.and : words.or} ${number}`}
      </span>
      <span className="cond-name">{label}</span>
      <div className="cond-fields">{said.is === "ready" && hasLists ? <said.value row={row} /> : null}</div>
    </div>
  );
}
