import type { Localized } from "../../../../lib/locale.js";

export const friendLinkLabel: Localized<string> = { ja: "友だち追加リンク", en: "Friend-add link" };
