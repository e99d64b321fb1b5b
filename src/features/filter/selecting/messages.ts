import { words } from "../../../lib/locale.js";

/** Words of what is done to several conditions at once; what effects have in common with them is with the list editor. */
export const selectingWords = words({
  ja: {
    wrap: "いずれか(or)にまとめる",
  },
  en: {
    wrap: "Group as any (or)",
  },
});
