import type { MailCondition, MailStatus } from "./mail.js";

export function writeAddresses(condition: MailCondition, qs: string[]): MailCondition {
  return { ...condition, qs };
}

export function chooseStatus(condition: MailCondition, mail_status: MailStatus): MailCondition {
  return { ...condition, mail_status };
}
