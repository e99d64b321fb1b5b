export const ja = {
  match: "リマインダの条件",
  matches: {
    0: "が設定中",
    1: "が設定されたことがある",
    10: "が設定中でない",
    11: "が一度も設定されていない",
  },
  goalUse: "ゴール日の指定",
  goalUses: { 0: "ゴール日で絞らない", 1: "ゴール日の期間で絞る", 2: "ゴール日時で絞る" },
  goal: "ゴール日",
  time: "ゴール時刻",
  meets: {
    0: (what: string) => `${what}が設定中である`,
    1: (what: string) => `${what}が設定されたことがある`,
    10: (what: string) => `${what}が設定中でない`,
    11: (what: string) => `${what}が一度も設定されていない`,
  },
  reminder: (name: string) => `リマインダ${name}`,
  withGoal: (goal: string, reminder: string) => `ゴール日が${goal}の${reminder}`,
};

/** Every language says exactly this much. */
export type ReminderWords = typeof ja;
