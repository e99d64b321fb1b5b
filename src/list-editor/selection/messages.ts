import { pick, words } from "../../lib/locale.js";
import { screenWords } from "../../lib/messages.js";

/** Words of selecting several rows. */
export const selectionWords = words({
  shared: pick(screenWords, "remove moveUp moveDown selected clearSelection"),
  ja: {
    bar: "選択中の項目",
    select: (heading: string) => `${heading}を選択`,
  },
  en: {
    bar: "Selected",
    select: (heading) => `Select ${heading}`,
  },
});
