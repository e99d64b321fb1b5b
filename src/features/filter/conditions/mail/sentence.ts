import type { Describe } from "../definition.js";
import { readTexts } from "../parts/text-list.js";
import { partWords } from "../parts/words.js";
import { type MailCondition, MailStatus } from "./mail.js";
import { mailWords } from "./words.js";

/** "メールアドレスに「@example.com」か「@example.jp」を含み、メールを送信できる". */
export const describeMail: Describe<MailCondition> = (condition, _names, locale) => {
  const [words, parts] = [mailWords[locale], partWords[locale]];
  const { qs = [], mail_status = MailStatus.unspecified } = condition;
  const texts = readTexts(qs);
  const said = texts.length === 0 ? parts.nothingTyped : parts.listOr(texts);
  if (mail_status === MailStatus.unspecified) return words.addressHas(said);
  const means = words.means[mail_status];
  return texts.length === 0 ? means : words.both(said, means);
};
