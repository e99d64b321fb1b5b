import { foldedWords } from "../fold.js";
import { type Compile, containsOneOf, friendsWhere } from "../query.js";

export const byMail: Compile = ({ qs, mail_status }) => {
  const words = foldedWords(qs);
  const asksStatus = typeof mail_status === "number" && mail_status > 0;
  if (words.length === 0 && !asksStatus) return undefined;
  const tests = [
    ...(words.length > 0 ? [containsOneOf("folded_mail_address")] : []),
    ...(asksStatus ? ["mail_status = ?"] : []),
  ];
  return friendsWhere(
    tests.join(" AND "),
    ...(words.length > 0 ? [JSON.stringify(words)] : []),
    ...(asksStatus ? [mail_status] : []),
  );
};
