import { Select } from "../../../../kit/Select.js";
import { useFilter } from "../../filter-context.js";
import type { ConditionEditorProps } from "../definition.js";
import { TextList } from "../parts/TextList.js";
import { readTexts } from "../parts/text-list.js";
import { partWords } from "../parts/words.js";
import { type MailCondition, MailStatus, mailStatusAbility } from "./mail.js";
import { chooseStatus, writeAddresses } from "./transitions.js";
import { mailWords } from "./words.js";

/** Which addresses, and, for accounts that may, whether mail reaches them. */
export function MailEditor({ condition, onChange, readOnly }: ConditionEditorProps<MailCondition>) {
  const { locale, abilities } = useFilter().settings;
  const words = mailWords[locale];
  const { qs = [], mail_status = MailStatus.unspecified } = condition;
  return (
    <>
      <TextList
        texts={readTexts(qs)}
        onChange={(addresses) => onChange(writeAddresses(condition, addresses), "qs")}
        label={words.address}
        placeholder={partWords[locale].separatedByBlanks}
        readOnly={readOnly}
        field="qs"
      />
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
    </>
  );
}

/** A status that counts is never hidden, even from those who may not choose one. */
function FixedStatus({ text }: { text: string | null }) {
  return text === null ? null : <span className="cond-note">{text}</span>;
}
