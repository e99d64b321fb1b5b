import { EditingLink, ItemChoice } from "../../../choosing/views.js";
import { useFilter } from "../../filter-context.js";
import type { ConditionEditorProps } from "../definition.js";
import { markSettingAbility, type ResponseMarkCondition } from "./response-mark.js";
import { chooseMarks } from "./transitions.js";
import { responseMarkWords } from "./words.js";

/** Which marks, and for those who may set them up the way there. */
export function ResponseMarkEditor({
  condition,
  onChange,
  readOnly,
}: ConditionEditorProps<ResponseMarkCondition>) {
  const { locale, abilities } = useFilter().settings;
  const words = responseMarkWords[locale];
  return (
    <>
      <ItemChoice
        kind="response_mark"
        ids={condition.notify ?? []}
        multiple
        onChange={(marks) => onChange(chooseMarks(condition, marks), "notify")}
        readOnly={readOnly}
        field="notify"
      />
      {abilities.includes(markSettingAbility) ? (
        <EditingLink address="/line/setting/notify" text={words.setUp} name={words.setUpElsewhere} />
      ) : null}
    </>
  );
}
