import { containsAny, foldedWords } from "../fold.js";
import type { Meaning } from "../meaning.js";

/** 15: whose address contains a word, and whose status is `mail_status`; 0 and no words ask nothing. Left out: neither. */
export const byMail: Meaning<{ qs: string[]; mail_status: number }> = ({ qs, mail_status }) => {
  const words = foldedWords(qs);
  if (words.length === 0 && mail_status === 0) return null;
  return ({ mail }) =>
    (words.length === 0 || containsAny(mail.address, words)) &&
    (mail_status === 0 || mail.status === mail_status);
};
