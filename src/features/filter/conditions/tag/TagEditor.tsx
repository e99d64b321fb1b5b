import { Select } from "../../../../kit/Select.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { GroupOrItems } from "../../../../references/index.js";
import { isOn } from "../parts/flag.js";
import { SetMatch, setMatches } from "../parts/set-match.js";
import { tagLabel, tagWords } from "./messages.js";
import type { TagCondition } from "./tag.js";
import { chooseFolder, chooseMatch, chooseMethod, chooseTags } from "./tag.js";

/** Which tags, or which folder of them, and how they must be met. */
export function TagEditor({
  value: condition,
  locale,
  onChange,
  readOnly,
}: VariantEditorProps<TagCondition>) {
  const words = tagWords[locale];
  const { use_group = 0, tag_ids = [], tag_group_id = null, tag_or = SetMatch.any } = condition;
  return (
    <>
      <GroupOrItems
        kind="tag"
        label={tagLabel[locale]}
        useGroup={isOn(use_group)}
        onUseGroup={(on) => onChange(chooseMethod(condition, on ? 1 : 0), "use_group")}
        ids={tag_ids}
        multiple
        onIds={(ids) => onChange(chooseTags(condition, ids), "tag_ids")}
        group={tag_group_id}
        onGroup={(id) => onChange(chooseFolder(condition, id), "tag_group_id")}
        readOnly={readOnly}
        fields={{ items: "tag_ids", group: "tag_group_id" }}
      />
      <Select
        options={setMatches.map((value) => ({ value, label: words.matches[value] }))}
        value={tag_or}
        onChange={(match) => onChange(chooseMatch(condition, match), "tag_or")}
        label={words.match}
        disabled={readOnly}
        data-field="tag_or"
      />
    </>
  );
}
