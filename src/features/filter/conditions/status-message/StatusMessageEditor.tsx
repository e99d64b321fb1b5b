import { TextField } from "../../../../kit/TextField.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { Judged } from "../parts/Judged.js";
import { statusMessageLabel } from "./messages.js";
import type { StatusMessageCondition } from "./status-message.js";
import { writeStatus } from "./status-message.js";

/** Field of the text that is searched for in status messages: one text, blanks included. */
export function StatusMessageEditor({
  value: condition,
  locale,
  onChange,
  errorAt,
  warningAt,
  readOnly,
}: VariantEditorProps<StatusMessageCondition>) {
  return (
    <div className="cond-line">
      <Judged error={errorAt("status")} warning={warningAt("status")}>
        <TextField
          value={condition.status ?? ""}
          onChange={(status) => onChange(writeStatus(condition, status), "status")}
          label={statusMessageLabel[locale]}
          readOnly={readOnly}
          data-field="status"
        />
      </Judged>
    </div>
  );
}
