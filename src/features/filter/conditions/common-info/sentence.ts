import { isChosen } from "../../../choosing/index.js";
import type { Describe } from "../definition.js";
import { partWords } from "../parts/words.js";
import { type CommonInfoCondition, Comparison } from "./common-info.js";
import { commonInfoWords } from "./words.js";

/** "共通情報「申込数」が10以上である". */
export const describeCommonInfo: Describe<CommonInfoCondition> = (condition, names, locale) => {
  const [words, parts] = [commonInfoWords[locale], partWords[locale]];
  const { common_var_id = null, match = Comparison.equal, query = null } = condition;
  const what = isChosen(common_var_id)
    ? parts.quoted(names.nameOf("common_vars", common_var_id))
    : parts.nothingChosen;
  const figure = query === null || query === "" ? parts.nothingTyped : String(query);
  return words.meets[match](what, figure);
};
