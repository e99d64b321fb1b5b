import type { Localized } from "../../../lib/locale.js";

/** Words of what is done to several conditions at once; what effects have in common with them is with the list editor. */
const ja = {
  wrap: "いずれか(or)にまとめる",
};

/** Every language says exactly this much. */
export type SelectingWords = typeof ja;

const en: SelectingWords = {
  wrap: "Group as any (or)",
};

/** Words of what is done to several conditions at once. */
export const selectingWords: Localized<SelectingWords> = { ja, en };
