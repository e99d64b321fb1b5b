import type { Localized } from "../../../../lib/locale.js";

export const mailLabel: Localized<string> = { ja: "メールアドレス", en: "Mail address" };
