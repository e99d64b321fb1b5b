import { Select } from "../../../../kit/Select.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { ItemChoice, idsOf } from "../../../../references/index.js";
import { richMenuWords } from "./messages.js";
import { chooseMatch, chooseMenu, namesMenu, type RichMenuCondition, RichMenuMatch } from "./rich-menu.js";

/** Which rich menu, where it is about one, and whether a friend has it. */
export function RichMenuEditor({
  value: condition,
  locale,
  onChange,
  readOnly,
}: VariantEditorProps<RichMenuCondition>) {
  const words = richMenuWords[locale];
  const { richmenu_id = null, match = RichMenuMatch.set } = condition;
  return (
    <>
      {namesMenu(match) ? (
        <ItemChoice
          kind="richmenu"
          ids={idsOf(richmenu_id)}
          onChange={([id]) => onChange(chooseMenu(condition, id ?? null), "richmenu_id")}
          readOnly={readOnly}
          field="richmenu_id"
        />
      ) : null}
      <Select
        options={Object.values(RichMenuMatch).map((value) => ({ value, label: words.matches[value] }))}
        value={match}
        onChange={(chosen) => onChange(chooseMatch(condition, chosen), "match")}
        label={words.match}
        disabled={readOnly}
        data-field="match"
      />
    </>
  );
}
