import { Select } from "../../../../kit/Select.js";
import { GroupOrItems } from "../../../choosing/views.js";
import { useFilter } from "../../filter-context.js";
import { conditionLabel, filterWords } from "../../words.js";
import type { ConditionEditorProps } from "../definition.js";
import { SetMatch, setMatches } from "../parts/set-match.js";
import type { TagCondition } from "./tag.js";
import { chooseFolder, chooseMatch, chooseMethod, chooseTags } from "./transitions.js";
import { tagWords } from "./words.js";

/** Which tags, or which folder of them, and how they must be met. */
export function TagEditor({ condition, onChange, readOnly }: ConditionEditorProps<TagCondition>) {
  const { locale } = useFilter().settings;
  const words = tagWords[locale];
  const { use_group = 0, tag_ids = [], tag_group_id = null, tag_or = SetMatch.any } = condition;
  return (
    <>
      <GroupOrItems
        kind="tag"
        label={conditionLabel(60, filterWords[locale])}
        useGroup={use_group === 1}
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
