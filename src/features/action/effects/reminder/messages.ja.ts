import { linkedWords } from "../parts/linked/messages.ja.js";

export const ja = {
  ...linkedWords,
  firing: "操作",
  firings: { 0: "開始する", 1: "解除する" },
  reminder: "リマインダ",
  reminderRequired: "リマインダを選択してください。",
  goal: "ゴール日時",
  goalSource: "ゴール日時の決め方",
  goalSources: { specified: "日時を指定", dynamic_context: "連携データを使う" },
  goalDay: "ゴール日の選び方",
  goalDays: { 0: "日付を選ぶ", 1: "友だち情報の日付" },
  goalDate: "ゴール日",
  goalTime: "ゴール時刻",
  friendInfo: "友だち情報",
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
};

/** Every language says exactly this much. */
export type ReminderWords = typeof ja;
