import type { Localized } from "../../../../lib/locale.js";

const ja = {
  explained: "この動作が実行されると、ASPにコンバージョン（CV）を登録します。設定する項目はありません。",
  sentence: "ASPにCVを登録する",
};

/** Every language says exactly this much. */
export type AspWords = typeof ja;

const en: AspWords = {
  explained:
    "When this runs, a conversion is registered with the affiliate service. There is nothing to set.",
  sentence: "Register a conversion with the affiliate service",
};

export const aspWords: Localized<AspWords> = { ja, en };

/** What operators call it (a word of the public surface). */
export const aspLabel: Localized<string> = { ja: "ASP・CV登録", en: "ASP and conversion" };
