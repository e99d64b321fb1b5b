import { Field } from "../../../../kit/Field.js";
import { Notice } from "../../../../kit/Notice.js";
import { TextArea } from "../../../../kit/TextArea.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { EditingLink } from "../../../../references/index.js";
import { notifyWords } from "./messages.js";
import { longestNotice, type NotifyEffect, noticeOf, writeNotice } from "./notify.js";

/** Text of the notification, and where to read on: the service behind it has ended. */
export function NotifyEditor({
  value: effect,
  onChange,
  locale,
  errorAt,
  readOnly,
}: VariantEditorProps<NotifyEffect>) {
  const words = notifyWords[locale];
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
          limit={{
            counter: words.counter(notice.length, longestNotice),
            left: longestNotice - notice.length,
            words,
          }}
          readOnly={readOnly}
          data-field="text"
        />
      </Field>
    </>
  );
}
