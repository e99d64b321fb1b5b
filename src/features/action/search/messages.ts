import { groupDigits } from "../../../lib/digits.js";
import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";

export const effectSearchWords = words({
  shared: pick(screenWords, "nothingFound"),
  ja: {
    search: "動作を検索",
    hint: "番号または言葉",
    found: (heading: string, at: number, count: number) =>
      `${heading}（${groupDigits(count)}件中${groupDigits(at)}件目）`,
  },
  en: {
    search: "Find an effect",
    hint: "Number or words",
    found: (heading, at, count) => `${heading} (${groupDigits(at)} of ${groupDigits(count)})`,
  },
});
