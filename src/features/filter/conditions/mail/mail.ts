import * as v from "valibot";
import { type ConditionDefinition, conditionSchema } from "../definition.js";
import { readTexts, textList } from "../parts/text-list.js";

/** Whether mail reaches a friend (actions-and-filters §9). */
export const MailStatus = {
  unspecified: 0,
  sendable: 1,
  notSendable: 2,
  noAddress: 3,
  optedOut: 4,
  undeliverable: 5,
} as const;
export type MailStatus = (typeof MailStatus)[keyof typeof MailStatus];

/** What an account needs to search by the status (§5). */
export const mailStatusAbility = "user-mail-set-to-expa-mode";

const schema = conditionSchema(15, {
  qs: v.exactOptional(textList),
  mail_status: v.exactOptional(v.picklist(Object.values(MailStatus))),
});

/** Friends by their mail address, any of several, and by whether mail reaches them. */
export type MailCondition = v.InferOutput<typeof schema>;

/** Condition 15: mail (actions-and-filters §3). "None of these addresses" cannot be stored. */
export const mail = {
  type: 15,
  name: "mail",
  ability: "mail",
  schema,
  create: () => ({ type: 15, qs: [], mail_status: MailStatus.unspecified }),
  unfinished: ({ qs = [], mail_status = MailStatus.unspecified }) =>
    readTexts(qs).length === 0 && mail_status === MailStatus.unspecified,
} satisfies ConditionDefinition<MailCondition>;
