import { Select } from "../../../../kit/Select.js";
import { ItemChoice } from "../../../choosing/views.js";
import { useFilter } from "../../filter-context.js";
import type { ConditionEditorProps } from "../definition.js";
import { SetMatch, setMatches } from "../parts/set-match.js";
import type { ConversionCondition } from "./conversion.js";
import { chooseMatch, chooseTrackers } from "./transitions.js";
import { conversionWords } from "./words.js";

/** Which conversions, and how they must be met. */
export function ConversionEditor({
  condition,
  onChange,
  readOnly,
}: ConditionEditorProps<ConversionCondition>) {
  const words = conversionWords[useFilter().settings.locale];
  const { tracker_ids = [], tracker_or = SetMatch.any } = condition;
  return (
    <>
      <ItemChoice
        kind="tracker"
        ids={tracker_ids}
        multiple
        onChange={(ids) => onChange(chooseTrackers(condition, ids), "tracker_ids")}
        readOnly={readOnly}
        field="tracker_ids"
      />
      <Select
        options={setMatches.map((value) => ({ value, label: words.matches[value] }))}
        value={tracker_or}
        onChange={(match) => onChange(chooseMatch(condition, match), "tracker_or")}
        label={words.match}
        disabled={readOnly}
        data-field="tracker_or"
      />
    </>
  );
}
