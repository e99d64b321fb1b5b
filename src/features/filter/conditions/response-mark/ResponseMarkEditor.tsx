import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { EditingLink, ItemChoice } from "../../../../references/index.js";
import { useFilter } from "../../filter-context.js";
import { responseMarkWords } from "./messages.js";
import { chooseMarks, markSettingAbility, type ResponseMarkCondition } from "./response-mark.js";

/** Which marks, and for those who may set them up the way there. */
export function ResponseMarkEditor({
  value: condition,
  locale,
  onChange,
  readOnly,
}: VariantEditorProps<ResponseMarkCondition>) {
  const { abilities } = useFilter().settings;
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
