import { Select } from "../../../../kit/Select.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { ItemChoice } from "../../../../references/index.js";
import { SetMatch, setMatches } from "../parts/set-match.js";
import type { ConversionCondition } from "./conversion.js";
import { chooseMatch, chooseTrackers } from "./conversion.js";
import { conversionWords } from "./messages.js";

/** Which conversions, and how they must be met. */
export function ConversionEditor({
  value: condition,
  locale,
  onChange,
  readOnly,
}: VariantEditorProps<ConversionCondition>) {
  const words = conversionWords[locale];
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
