/** Words of what is odd about a filter. `place` and `other` are places: 条件1, or条件2. */
export const ja = {
  show: "条件を見る",
  condition: (number: number) => `条件${number}`,
  panel: (number: number) => `or条件${number}`,
  branch: (panel: string, number: number) => `${panel}の${number}番目`,
  at: (place: string, said: string) => `${place}：${said}`,
  places: (places: readonly string[]) => places.join("・"),
  contradiction: (other: string, meets: string) =>
    `${other}で${meets}と指定しているため、該当する人がいません。`,
  impossibleBranches: (others: string) => `${others}と両立する条件がないため、該当する人がいません。`,
  leavesNoBranch: (panel: string) => `${panel}に両立する条件がないため、該当する人がいません。`,
  impossibleBranch: (other: string, meets: string) =>
    `${other}で${meets}と指定しているため、この条件を満たす人はいません。`,
  duplicate: (other: string) => `${other}と同じ内容です。どちらか1つで足ります。`,
  metAnyway: (other: string) => `${other}と同じ条件を含むため、このor条件では絞り込まれません。`,
  single: "条件が1つだけなので、orで囲む必要はありません。",
  empty: "何も指定されていないため、この条件では絞り込まれません。",
  unfinished: "条件がないため、このor条件では絞り込まれません。",
};

/** Every language says exactly this much. */
export type OddityWords = typeof ja;
