import type { Describe } from "../definition.js";
import { readTexts } from "../parts/text-list.js";
import { partWords } from "../parts/words.js";
import { type MailCondition, MailStatus } from "./mail.js";
import { mailWords } from "./words.js";

/** "メールアドレスが「a@example.com」か「b@example.com」で、メールを送信できる". */
export const describeMail: Describe<MailCondition> = (condition, _names, locale) => {
  const [words, parts] = [mailWords[locale], partWords[locale]];
  const { qs = [], mail_status = MailStatus.unspecified } = condition;
  const addresses = readTexts(qs);
  const is = words.addressIs(addresses.length === 0 ? parts.nothingChosen : parts.listOr(addresses));
  if (mail_status === MailStatus.unspecified) return is;
  const means = words.means[mail_status];
  return addresses.length === 0 ? means : words.both(is, means);
};
