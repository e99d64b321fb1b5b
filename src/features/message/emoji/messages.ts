import { groupDigits } from "../../../lib/digits.js";
import { pick, words } from "../../../lib/locale.js";
import { screenWords } from "../../../lib/messages.js";

/** Words of the emoji panel, by language. */
export const emojiWords = words({
  shared: pick(screenWords, "nothingFound all"),
  ja: {
    search: "絵文字を検索",
    list: "絵文字の一覧",
    recent: "よく使う",
    groupList: "絵文字の分類",
    results: "検索結果",
    groups: {
      faces: "顔と気持ち",
      people: "人と体",
      nature: "動物と自然",
      food: "食べ物と飲み物",
      places: "乗り物と場所",
      events: "行事と遊び",
      things: "身のまわりの物",
      signs: "記号",
      flags: "旗",
    },
    found: (count: number) => `${groupDigits(count)}件見つかりました`,
  },
  en: {
    search: "Search emoji",
    list: "Emoji",
    recent: "Often used",
    groupList: "Groups of emoji",
    results: "Search results",
    groups: {
      faces: "Faces and feelings",
      people: "People and body",
      nature: "Animals and nature",
      food: "Food and drink",
      places: "Transport and places",
      events: "Occasions and play",
      things: "Everyday things",
      signs: "Signs",
      flags: "Flags",
    },
    found: (count) => `Found: ${groupDigits(count)}`,
  },
});

/** Words of the emoji in one language. */
export type EmojiWords = typeof emojiWords.ja;
