import { type Localized, words } from "../../../../lib/locale.js";

/** Name of the condition. */
export const landingLabel: Localized<string> = { ja: "流入経路", en: "Landing" };

/** Words of the condition on landings. */
export const landingWords = words({
  ja: {
    match: "流入経路の条件",
    matches: {
      0: "のいずれかから登録",
      1: "のすべてから登録",
      2: "のどれからも未登録",
      3: "のうち未登録がある",
    },
    dateUse: "登録日の指定",
    dateUses: { 0: "登録日で絞らない", 1: "登録日で絞る", 2: "登録日時で絞る" },
    day: "登録日",
    time: "登録時刻",
    /** Words of a sentence for what is met. */
    meets: {
      0: (what: string) => `流入経路${what}のいずれかから登録した`,
      1: (what: string) => `流入経路${what}のすべてから登録した`,
      2: (what: string) => `流入経路${what}のどれからも登録していない`,
      3: (what: string) => `流入経路${what}のうち登録していないものがある`,
    },
    /** The same of a single one. */
    meetsOne: {
      0: (what: string) => `流入経路${what}から登録した`,
      1: (what: string) => `流入経路${what}から登録した`,
      2: (what: string) => `流入経路${what}から登録していない`,
      3: (what: string) => `流入経路${what}から登録していない`,
    },
    within: (period: string, sentence: string) => `${period}の期間に${sentence}`,
  },
  en: {
    match: "How landings are met",
    matches: {
      0: "registered through any",
      1: "registered through all",
      2: "registered through none",
      3: "not through all",
    },
    dateUse: "Date of registration",
    dateUses: { 0: "Any date", 1: "Narrow by date", 2: "Narrow by date and time" },
    day: "Date of registration",
    time: "Time of registration",
    meets: {
      0: (what) => `registered through any of the landings ${what}`,
      1: (what) => `registered through all of the landings ${what}`,
      2: (what) => `registered through none of the landings ${what}`,
      3: (what) => `did not register through all of the landings ${what}`,
    },
    meetsOne: {
      0: (what) => `registered through the landing ${what}`,
      1: (what) => `registered through the landing ${what}`,
      2: (what) => `did not register through the landing ${what}`,
      3: (what) => `did not register through the landing ${what}`,
    },
    within: (period, sentence) => `${sentence} (${period.trim()})`,
  },
});
