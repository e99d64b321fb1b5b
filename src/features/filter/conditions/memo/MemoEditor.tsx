import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { Judged } from "../parts/Judged.js";
import { TextList } from "../parts/TextList.js";
import { readTexts } from "../parts/text-list.js";
import type { MemoCondition } from "./memo.js";
import { writeMemos } from "./memo.js";
import { memoLabel } from "./messages.js";

/** Field of the text that is searched for in memos. */
export function MemoEditor({
  value: condition,
  locale,
  onChange,
  errorAt,
  warningAt,
  readOnly,
}: VariantEditorProps<MemoCondition>) {
  return (
    <div className="cond-line">
      <Judged error={errorAt("memos")} warning={warningAt("memos")}>
        <TextList
          texts={readTexts(condition.memos ?? [])}
          onChange={(memos) => onChange(writeMemos(condition, memos), "memos")}
          label={memoLabel[locale]}
          readOnly={readOnly}
          field="memos"
        />
      </Judged>
    </div>
  );
}
