import { type Localized, words } from "../../../../lib/locale.js";

export const aspWords = words({
  ja: {
    explained: "この動作が実行されると、ASPにコンバージョン（CV）を登録します。設定する項目はありません。",
    sentence: "ASPにCVを登録する",
  },
  en: {
    explained: "It registers a conversion with the affiliate service. There is nothing to set.",
    sentence: "Register a conversion with the affiliate service",
  },
});

/** Name that operators see (a word of the public surface). */
export const aspLabel: Localized<string> = { ja: "ASP・CV登録", en: "ASP and conversion" };
