import { Field } from "../../../../kit/Field.js";
import { Notice } from "../../../../kit/Notice.js";
import { TextArea } from "../../../../kit/TextArea.js";
import { EditingLink } from "../../../choosing/views.js";
import type { EffectEditorProps } from "../definition.js";
import type { NotifyWords } from "./messages.ja.js";
import { longestNotice, type NotifyEffect, noticeOf } from "./notify.js";
import { writeNotice } from "./transitions.js";

/** What is notified, and where to read on: the service behind it is no more. */
export function NotifyEditor({
  effect,
  onChange,
  words,
  errorAt,
  readOnly,
}: EffectEditorProps<NotifyEffect, NotifyWords>) {
  const notice = noticeOf(effect);
  return (
    <>
      <Notice
        tone="warning"
        actions={
          <>
            <EditingLink address="/line/notifications" text={words.settings} name={words.settingsElsewhere} />
            <EditingLink address="/user/line-notify" text={words.help} name={words.helpElsewhere} />
          </>
        }
      >
        {words.deprecated}
      </Notice>
      <Field label={words.text} layout="line" error={errorAt("text")}>
        <TextArea
          value={notice}
          onChange={(text) => onChange(writeNotice(effect, text), "text")}
          rows={2}
          foot={<span className="counter">{words.counter(notice.length, longestNotice)}</span>}
          overLimit={notice.length > longestNotice}
          readOnly={readOnly}
          data-field="text"
        />
      </Field>
    </>
  );
}
