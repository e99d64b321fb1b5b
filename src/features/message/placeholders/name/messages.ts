import type { Localized } from "../../../../lib/locale.js";

export const nameLabel: Localized<string> = { ja: "名前", en: "Name" };
export const nameSample: Localized<string> = { ja: "山田 太郎", en: "Taro Yamada" };
