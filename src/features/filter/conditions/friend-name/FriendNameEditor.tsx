import { Checkbox } from "../../../../kit/Checkbox.js";
import { useFilter } from "../../filter-context.js";
import { conditionLabel, filterWords } from "../../words.js";
import type { ConditionEditorProps } from "../definition.js";
import { TextList } from "../parts/TextList.js";
import { readTexts } from "../parts/text-list.js";
import { partWords } from "../parts/words.js";
import { type FriendNameCondition, nameFields, searchedNames } from "./friend-name.js";
import { searchIn, writeNames } from "./transitions.js";
import { friendNameWords } from "./words.js";

/** What is searched for, and in which of a friend's names. */
export function FriendNameEditor({
  condition,
  onChange,
  readOnly,
}: ConditionEditorProps<FriendNameCondition>) {
  const { locale } = useFilter().settings;
  const words = friendNameWords[locale];
  const searched = searchedNames(condition);
  return (
    <>
      <TextList
        texts={readTexts(condition.names ?? [])}
        onChange={(names) => onChange(writeNames(condition, names), "names")}
        label={conditionLabel(11, filterWords[locale])}
        placeholder={partWords[locale].separatedByBlanks}
        readOnly={readOnly}
        field="names"
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line. */}
      <div className="cond-line cond-checks" role="group" aria-label={words.searched}>
        {nameFields.map((field) => (
          <Checkbox
            key={field}
            checked={searched.includes(field)}
            onChange={(on) => onChange(searchIn(condition, field, on), field)}
            label={words.names[field]}
            disabled={readOnly}
            data-field={field}
          />
        ))}
      </div>
    </>
  );
}
