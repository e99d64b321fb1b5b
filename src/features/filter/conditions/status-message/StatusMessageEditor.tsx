import { TextField } from "../../../../kit/TextField.js";
import { useFilter } from "../../filter-context.js";
import { conditionLabel, filterWords } from "../../words.js";
import type { ConditionEditorProps } from "../definition.js";
import type { StatusMessageCondition } from "./status-message.js";
import { writeStatus } from "./transitions.js";

/** What is searched for in status messages: one text, blanks included. */
export function StatusMessageEditor({
  condition,
  onChange,
  readOnly,
}: ConditionEditorProps<StatusMessageCondition>) {
  return (
    <TextField
      value={condition.status ?? ""}
      onChange={(status) => onChange(writeStatus(condition, status), "status")}
      label={conditionLabel(25, filterWords[useFilter().settings.locale])}
      readOnly={readOnly}
      data-field="status"
    />
  );
}
