import { useFilter } from "../../filter-context.js";
import { conditionLabel, filterWords } from "../../words.js";
import type { ConditionEditorProps } from "../definition.js";
import { TextList } from "../parts/TextList.js";
import { readTexts } from "../parts/text-list.js";
import { partWords } from "../parts/words.js";
import type { MemoCondition } from "./memo.js";
import { writeMemos } from "./transitions.js";

/** What is searched for in memos. */
export function MemoEditor({ condition, onChange, readOnly }: ConditionEditorProps<MemoCondition>) {
  const { locale } = useFilter().settings;
  return (
    <TextList
      texts={readTexts(condition.memos ?? [])}
      onChange={(memos) => onChange(writeMemos(condition, memos), "memos")}
      label={conditionLabel(20, filterWords[locale])}
      placeholder={partWords[locale].separatedByBlanks}
      readOnly={readOnly}
      field="memos"
    />
  );
}
