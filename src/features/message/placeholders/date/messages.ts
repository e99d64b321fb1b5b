import { type Localized, pick, words } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";

export const dateLabel: Localized<string> = { ja: "配信日", en: "Delivery date" };

export const dateWords = words({
  shared: pick(screenWords, "withNote"),
  ja: {
    delivery: (add: number) => (add === 0 ? "配信日" : `配信日の${Math.abs(add)}日${add > 0 ? "後" : "前"}`),
  },
  en: {
    delivery: (add) =>
      add === 0 ? "Delivery date" : `${Math.abs(add)} days ${add > 0 ? "after" : "before"} delivery`,
  },
});
