import { groupDigits } from "../../../lib/digits.js";
import { words } from "../../../lib/locale.js";

export const effectSearchWords = words({
  ja: {
    search: "動作を検索",
    hint: "番号または言葉",
    found: (heading: string, at: number, count: number) =>
      `${heading}（${groupDigits(count)}件中${groupDigits(at)}件目）`,
    none: "見つかりませんでした",
  },
  en: {
    search: "Find an effect",
    hint: "Number or words",
    found: (heading, at, count) => `${heading} (${groupDigits(at)} of ${groupDigits(count)})`,
    none: "Nothing was found",
  },
});
