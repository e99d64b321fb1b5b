import { Select } from "../../../../kit/Select.js";
import { idsOf } from "../../../choosing/index.js";
import { ItemChoice } from "../../../choosing/views.js";
import { useFilter } from "../../filter-context.js";
import type { ConditionEditorProps } from "../definition.js";
import { namesMenu, type RichMenuCondition, RichMenuMatch } from "./rich-menu.js";
import { chooseMatch, chooseMenu } from "./transitions.js";
import { richMenuWords } from "./words.js";

/** Which rich menu, where it is about one, and whether a friend has it. */
export function RichMenuEditor({ condition, onChange, readOnly }: ConditionEditorProps<RichMenuCondition>) {
  const words = richMenuWords[useFilter().settings.locale];
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
