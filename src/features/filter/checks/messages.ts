import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";
import { filterWords } from "../messages.js";

/** Words of logic warnings. `place` and `other` are places: 条件1, or条件2. */
export const logicWarningWords = words({
  shared: pick(screenWords, "at"),
  ja: {
    show: "条件を見る",
    condition: (number: number) => `条件${number}`,
    panel: (number: number) => `or条件${number}`,
    branch: (panel: string, number: number) => `${panel}の${number}番目`,
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
    empty: filterWords.ja.narrowsNothing,
    unfinished: "条件がないため、このor条件では絞り込まれません。",
  },
  en: {
    show: "Show it",
    condition: (number) => `condition ${number}`,
    panel: (number) => `or-panel ${number}`,
    branch: (panel, number) => `condition ${number} of ${panel}`,
    places: (places) => places.join(", "),
    contradiction: (other, meets) => `Nobody is found: ${other} asks for “${meets}”.`,
    impossibleBranches: (others) => `Nobody is found: none of these can be met beside ${others}.`,
    leavesNoBranch: (panel) => `Nobody is found: beside this, no condition of ${panel} can be met.`,
    impossibleBranch: (other, meets) => `Nobody meets this: ${other} asks for “${meets}”.`,
    duplicate: (other) => `The same as ${other}; one of them is enough.`,
    metAnyway: (other) => `Narrows nothing: it has the same condition as ${other}.`,
    single: "With one condition only, no “or” is needed.",
    empty: filterWords.en.narrowsNothing,
    unfinished: "Narrows nothing: there is no condition.",
  },
});
