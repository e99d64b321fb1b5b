import type { OddityWords } from "./messages.ja.js";

/** The same in English. */
export const en: OddityWords = {
  show: "Show it",
  condition: (number) => `condition ${number}`,
  panel: (number) => `or-panel ${number}`,
  branch: (panel, number) => `condition ${number} of ${panel}`,
  at: (place, said) => `${place}: ${said}`,
  places: (places) => places.join(", "),
  contradiction: (other, meets) => `Nobody is found: ${other} asks for “${meets}”.`,
  impossibleBranches: (others) => `Nobody is found: none of these can be met beside ${others}.`,
  leavesNoBranch: (panel) => `Nobody is found: beside this, no condition of ${panel} can be met.`,
  impossibleBranch: (other, meets) => `Nobody meets this: ${other} asks for “${meets}”.`,
  duplicate: (other) => `The same as ${other}; one of them is enough.`,
  metAnyway: (other) => `Narrows nothing: it has the same condition as ${other}.`,
  single: "With one condition only, no “or” is needed.",
  empty: "Narrows nothing: nothing is chosen.",
  unfinished: "Narrows nothing: there is no condition.",
};
