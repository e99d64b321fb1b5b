import { words } from "../lib/locale.js";

/** The least that is said of an element that could not be drawn, also where nothing else can be loaded. */
export const elementWords = words({
  ja: {
    crashed: "この編集欄を表示できませんでした",
    retry: "もう一度表示する",
    workToCopy: "編集内容（すべて選んでコピーできます）",
  },
  en: {
    crashed: "This editor could not be shown",
    retry: "Show it again",
    workToCopy: "Your work (select all to copy)",
  },
});
