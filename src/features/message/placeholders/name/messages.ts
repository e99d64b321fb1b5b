import type { Localized } from "../../../../lib/locale.js";
import { screenWords } from "../../../../lib/messages.js";

export const nameLabel: Localized<string> = { ja: screenWords.ja.name, en: screenWords.en.name };
export const nameSample: Localized<string> = { ja: "山田 太郎", en: "Taro Yamada" };
