import { Checkbox } from "../../../../kit/Checkbox.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { Judged } from "../parts/Judged.js";
import { TextList } from "../parts/TextList.js";
import { readTexts } from "../parts/text-list.js";
import { type FriendNameCondition, nameFields, searchedNames, searchIn, writeNames } from "./friend-name.js";
import { friendNameLabel, friendNameWords } from "./messages.js";

/** Fields of the searched text, and of the names that are searched. */
export function FriendNameEditor({
  value: condition,
  locale,
  onChange,
  errorAt,
  warningAt,
  readOnly,
}: VariantEditorProps<FriendNameCondition>) {
  const words = friendNameWords[locale];
  const searched = searchedNames(condition);
  return (
    <>
      <div className="cond-line">
        <Judged error={errorAt("names")} warning={warningAt("names")}>
          <TextList
            texts={readTexts(condition.names ?? [])}
            onChange={(names) => onChange(writeNames(condition, names), "names")}
            label={friendNameLabel[locale]}
            readOnly={readOnly}
            field="names"
          />
        </Judged>
      </div>
      <div className="cond-line cond-checks" role="group" aria-label={words.searched}>
        <Judged error={errorAt("use_name")} warning={warningAt("use_name")}>
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
        </Judged>
      </div>
    </>
  );
}
