import * as v from "valibot";
import type { SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, conditionSchema } from "../definition.js";
import { partWords } from "../parts/messages.js";
import { readTexts, textList } from "../parts/text-list.js";
import { mailLabel, mailWords } from "./messages.js";

/** Status of a friend's mail (rules: mail-statuses). */
export const MailStatus = {
  unspecified: 0,
  sendable: 1,
  notSendable: 2,
  noAddress: 3,
  optedOut: 4,
  undeliverable: 5,
} as const;
export type MailStatus = (typeof MailStatus)[keyof typeof MailStatus];

/** Ability that an account needs to search by the status (rules: mail-condition). */
export const mailStatusAbility = "user-mail-set-to-expa-mode";

const schema = conditionSchema(15, {
  qs: v.exactOptional(textList),
  mail_status: v.exactOptional(v.picklist(Object.values(MailStatus))),
});

/** Friends by their mail address, any of several, and by whether mail reaches them. */
export type MailCondition = v.InferOutput<typeof schema>;

/** Condition 15: mail (rules: mail-condition). "None of these addresses" cannot be stored. */
export const mail = {
  type: 15,
  name: "mail",
  label: mailLabel,
  icon: "mail",
  ability: "mail",
  schema,
  create: () => ({ type: 15, qs: [], mail_status: MailStatus.unspecified }),
  summarize,
  unfinished: ({ qs = [], mail_status = MailStatus.unspecified }) =>
    readTexts(qs).length === 0 && mail_status === MailStatus.unspecified,
  missing: () => ({ field: "qs", entered: true, optional: true }),
} satisfies ConditionVariant<MailCondition>;

export function writeAddresses(condition: MailCondition, qs: string[]): MailCondition {
  return { ...condition, qs };
}

export function chooseStatus(condition: MailCondition, mail_status: MailStatus): MailCondition {
  return { ...condition, mail_status };
}

/** "メールアドレスに「@example.com」か「@example.jp」を含み、メールを送信できる". */
function summarize(condition: MailCondition, format: SentenceFormat): string {
  const [words, parts] = [mailWords[format.locale], partWords[format.locale]];
  const { qs = [], mail_status = MailStatus.unspecified } = condition;
  const texts = readTexts(qs);
  const joined = texts.length === 0 ? format.nothingTyped : parts.listOr(texts);
  if (mail_status === MailStatus.unspecified) return words.addressHas(joined);
  const means = words.means[mail_status];
  return texts.length === 0 ? means : words.both(joined, means);
}
