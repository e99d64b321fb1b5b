import { type Localized, words } from "../../../../lib/locale.js";

/** Name of the condition. */
export const landingDetailLabel: Localized<string> = {
  ja: "流入経路の外部パラメータ",
  en: "Landing parameters",
};

/** Words of the condition on landing parameters. */
export const detailWords = words({
  ja: {
    landing: "流入経路",
    useMeta: "外部パラメータで絞る",
    text: (key: string, number: number) => `外部パラメータ ${key} の${number}個目`,
    removeText: (key: string, number: number) => `外部パラメータ ${key} の${number}個目を削除`,
    placeholder: "検索する文字列",
    meets: (landing: string) => `流入経路${landing}から登録した`,
    meetsWith: (landing: string, parameters: string) =>
      `流入経路${landing}から登録し、外部パラメータ${parameters}である`,
    parameters: (clauses: readonly string[]) => `の${clauses.join("、")}`,
    clause: (key: string, texts: string) => `${key}が${texts}`,
    noParameters: (nothing: string) => `が${nothing}`,
  },
  en: {
    landing: "Landing",
    useMeta: "Narrow by parameters",
    text: (key, number) => `Parameter ${key}, text ${number}`,
    removeText: (key, number) => `Remove parameter ${key}, text ${number}`,
    placeholder: "Text to look for",
    meets: (landing) => `registered through the landing ${landing}`,
    meetsWith: (landing, parameters) => `registered through the landing ${landing} with ${parameters}`,
    parameters: (clauses) => `the parameters ${clauses.join(", ")}`,
    clause: (key, texts) => `${key} ${texts}`,
    noParameters: (nothing) => `parameters ${nothing}`,
  },
});
