import type { Describe } from "../definition.js";
import { partWords } from "../parts/words.js";
import type { ResponseMarkCondition } from "./response-mark.js";
import { responseMarkWords } from "./words.js";

/** "対応マークが「未対応」か「対応中」". */
export const describeResponseMark: Describe<ResponseMarkCondition> = ({ notify = [] }, names, locale) => {
  const [words, parts] = [responseMarkWords[locale], partWords[locale]];
  const chosen = notify.map((id) => names.nameOf("response_mark", id));
  return words.is(chosen.length === 0 ? parts.nothingChosen : parts.listOr(chosen));
};
