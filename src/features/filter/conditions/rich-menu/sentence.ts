import { isChosen } from "../../../choosing/index.js";
import type { Describe } from "../definition.js";
import { partWords } from "../parts/words.js";
import { type RichMenuCondition, RichMenuMatch } from "./rich-menu.js";
import { richMenuWords } from "./words.js";

/** "リッチメニュー「年末」が設定されている". */
export const describeRichMenu: Describe<RichMenuCondition> = (condition, names, locale) => {
  const [words, parts] = [richMenuWords[locale], partWords[locale]];
  const { richmenu_id = null, match = RichMenuMatch.set } = condition;
  const name = isChosen(richmenu_id)
    ? parts.quoted(names.nameOf("richmenu", richmenu_id))
    : parts.nothingChosen;
  return words.meets[match](name);
};
