import { isChosen } from "../../../choosing/index.js";
import type { Describe } from "../definition.js";
import { daysOf, describeRange } from "../parts/date-range.js";
import { partWords } from "../parts/words.js";
import { type AnswerFormCondition, AnswerMatch, usesDate } from "./answer-form.js";
import { answerFormWords } from "./words.js";

/** "2026年1月1日から2026年1月31日までに回答フォーム「アンケート」に回答した". */
export const describeAnswerForm: Describe<AnswerFormCondition> = (condition, names, locale) => {
  const [words, parts] = [answerFormWords[locale], partWords[locale]];
  const { form_id = null, match = AnswerMatch.answered } = condition;
  const name = isChosen(form_id) ? parts.quoted(names.nameOf("form", form_id)) : parts.nothingChosen;
  const meets = words.meets[match](name);
  const range = usesDate(condition) ? describeRange(daysOf(condition), parts) : null;
  return range === null ? meets : words.within(range, meets);
};
