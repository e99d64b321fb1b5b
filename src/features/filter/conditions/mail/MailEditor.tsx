import { Select } from "../../../../kit/Select.js";
import type { VariantEditorProps } from "../../../../list-editor/index.js";
import { useFilter } from "../../filter-context.js";
import { Judged } from "../parts/Judged.js";
import { TextList } from "../parts/TextList.js";
import { readTexts } from "../parts/text-list.js";
import { chooseStatus, type MailCondition, MailStatus, mailStatusAbility, writeAddresses } from "./mail.js";
import { mailWords } from "./messages.js";

/** Which addresses, and, for accounts that may, whether mail reaches them. */
export function MailEditor({
  value: condition,
  locale,
  onChange,
  errorAt,
  warningAt,
  readOnly,
}: VariantEditorProps<MailCondition>) {
  const { abilities } = useFilter().settings;
  const words = mailWords[locale];
  const { qs = [], mail_status = MailStatus.unspecified } = condition;
  return (
    <div className="cond-line">
      <Judged error={errorAt("qs")} warning={warningAt("qs")}>
        <TextList
          texts={readTexts(qs)}
          onChange={(addresses) => onChange(writeAddresses(condition, addresses), "qs")}
          label={words.address}
          readOnly={readOnly}
          field="qs"
        />
      </Judged>
      {abilities.includes(mailStatusAbility) ? (
        <Select
          options={Object.values(MailStatus).map((value) => ({ value, label: words.statuses[value] }))}
          value={mail_status}
          onChange={(status) => onChange(chooseStatus(condition, status), "mail_status")}
          label={words.status}
          disabled={readOnly}
          data-field="mail_status"
        />
      ) : (
        <FixedStatus text={mail_status === MailStatus.unspecified ? null : words.means[mail_status]} />
      )}
    </div>
  );
}

/** A status that counts is never hidden, even from those who may not choose one. */
function FixedStatus({ text }: { text: string | null }) {
  return text === null ? null : <span className="cond-note">{text}</span>;
}
