import { type Localized, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";
import { referenceWords } from "../../../../references/index.js";
import { pickerWords } from "../../../picker/index.js";
import { linkedWords } from "../parts/linked/messages.js";

export const reminderWords = words({
  ja: {
    ...linkedWords.ja,
    firing: screenWords.ja.operation,
    firings: { 0: "開始する", 1: "解除する" },
    reminder: pickerWords.ja.kinds.episode,
    reminderRequired: "リマインダを選択してください。",
    goal: "ゴール日時",
    goalSource: "ゴール日時の決め方",
    goalSources: { specified: "日時を指定", dynamic_context: "連携データを使う" },
    goalDay: "ゴール日の選び方",
    goalDays: { 0: "日付を選ぶ", 1: "友だち情報の日付" },
    goalDate: referenceWords.ja.goalDate,
    goalTime: referenceWords.ja.goalTime,
    friendInfo: pickerWords.ja.kinds.varia,
    variableRequired: "友だち情報を選択してください。",
    variableIsNoDate: "日付の友だち情報を選択してください。",
    goalRequired: { day: "ゴール日を入力してください。", time: "ゴール時刻を入力してください。" },
    goalIsPast: "ゴール日時は未来の日時にしてください",
    cancelBy: "解除するゴール日時",
    cancelBys: { 0: "指定しない", 1: "日付で指定", 2: "日時で指定" },
    canceledDate: "解除するゴール日",
    canceledTime: "解除するゴール時刻",
    canceledRequired: {
      day: "解除するゴール日を入力してください。",
      time: "解除するゴール時刻を入力してください。",
    },
    day: (day: string) => {
      const [year, month, date] = day.split("-");
      return `${year}年${Number(month)}月${Number(date)}日`;
    },
    moment: (day: string, time: string) => `${day} ${time}`,
    variable: (name: string, time: string) => `友だち情報${name}の日付${time && `の${time}`}`,
    starts: (reminder: string, goal: string) => `リマインダ${reminder}を、${goal}をゴールに開始する`,
    withGoalDay: (day: string) => `ゴール日が${day}の`,
    withGoal: (moment: string) => `ゴール日時が${moment}の`,
    cancels: (reminder: string, narrowed: string) => `${narrowed}リマインダ${reminder}を解除する`,
  },
  en: {
    ...linkedWords.en,
    firing: screenWords.en.operation,
    firings: { 0: "Start", 1: "Cancel" },
    reminder: pickerWords.en.kinds.episode,
    reminderRequired: "Choose a reminder.",
    goal: "Goal",
    goalSource: "Where the goal comes from",
    goalSources: { specified: "Specify it", dynamic_context: "Use linked data" },
    goalDay: "How the goal date is chosen",
    goalDays: { 0: "Pick a date", 1: "Date of friend info" },
    goalDate: referenceWords.en.goalDate,
    goalTime: referenceWords.en.goalTime,
    friendInfo: pickerWords.en.kinds.varia,
    variableRequired: "Choose friend info.",
    variableIsNoDate: "Choose friend info of the date type.",
    goalRequired: { day: "Enter the goal date.", time: "Enter the goal time." },
    goalIsPast: "The goal must be in the future",
    cancelBy: "Goal of the reminder to cancel",
    cancelBys: { 0: "Any", 1: "By date", 2: "By date and time" },
    canceledDate: "Goal date to cancel",
    canceledTime: "Goal time to cancel",
    canceledRequired: { day: "Enter the goal date to cancel.", time: "Enter the goal time to cancel." },
    day: (day) => day,
    moment: (day, time) => `${day} ${time}`,
    variable: (name, time) => `the date of friend info ${name}${time && ` at ${time}`}`,
    starts: (reminder, goal) => `Start the reminder ${reminder} with the goal ${goal}`,
    withGoalDay: (day) => ` with the goal date ${day}`,
    withGoal: (moment) => ` with the goal ${moment}`,
    cancels: (reminder, narrowed) => `Cancel the reminder ${reminder}${narrowed}`,
  },
});

/** Words in one language. */
export type ReminderWords = typeof reminderWords.ja;

/** Name that operators see (a word of the public surface). */
export const reminderLabel: Localized<string> = { ja: "リマインダ操作", en: "Reminder" };
