import { type Localized, words } from "../../../../lib/locale.js";
import { referenceWords } from "../../../../references/index.js";
import { pickerWords } from "../../../picker/index.js";

/** Name of the condition. */
export const reminderLabel: Localized<string> = {
  ja: pickerWords.ja.kinds.episode,
  en: pickerWords.en.kinds.episode,
};

/** Words of the condition on reminders. */
export const reminderWords = words({
  ja: {
    match: "リマインダの条件",
    matches: {
      0: "が設定中",
      1: "が設定されたことがある",
      10: "が設定中でない",
      11: "が一度も設定されていない",
    },
    goalUse: "ゴール日の指定",
    goalUses: { 0: "ゴール日で絞らない", 1: "ゴール日の期間で絞る", 2: "ゴール日時で絞る" },
    goal: referenceWords.ja.goalDate,
    time: referenceWords.ja.goalTime,
    meets: {
      0: (what: string) => `${what}が設定中である`,
      1: (what: string) => `${what}が設定されたことがある`,
      10: (what: string) => `${what}が設定中でない`,
      11: (what: string) => `${what}が一度も設定されていない`,
    },
    reminder: (name: string) => `リマインダ${name}`,
    withGoal: (goal: string, reminder: string) => `ゴール日が${goal}の${reminder}`,
  },
  en: {
    match: "How the reminder is met",
    matches: { 0: "is set", 1: "was ever set", 10: "is not set", 11: "was never set" },
    goalUse: "Goal date",
    goalUses: { 0: "Any goal date", 1: "Narrow by a period", 2: "Narrow by date and time" },
    goal: referenceWords.en.goalDate,
    time: referenceWords.en.goalTime,
    meets: {
      0: (what) => `${what} is set`,
      1: (what) => `${what} was ever set`,
      10: (what) => `${what} is not set`,
      11: (what) => `${what} was never set`,
    },
    reminder: (name) => `the reminder ${name}`,
    withGoal: (goal, reminder) => `${reminder} with its goal ${goal.trim()}`,
  },
});
