import { type Localized, words } from "../../../../lib/locale.js";
import { pickerWords } from "../../../picker/index.js";

/** Name of the condition. */
export const responseMarkLabel: Localized<string> = {
  ja: pickerWords.ja.kinds.response_mark,
  en: pickerWords.en.kinds.response_mark,
};

/** Words of the condition on response marks. */
export const responseMarkWords = words({
  ja: {
    setUp: "設定",
    setUpElsewhere: "対応マークの設定（新しいタブで開く）",
    is: (marks: string) => `対応マークが${marks}`,
  },
  en: {
    setUp: "Set up",
    setUpElsewhere: "Set up response marks (opens in a new tab)",
    is: (marks) => `the response mark is ${marks}`,
  },
});
