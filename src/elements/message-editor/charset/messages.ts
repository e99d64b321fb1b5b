import { groupDigits } from "../../../lib/digits.js";
import { words } from "../../../lib/locale.js";

/** Words about characters that a charset lacks. */
export const charsetWords = words({
  ja: {
    sentAs: (character: string, sent: string) => `「${character}」は「${sent}」として送信されます。`,
    more: (count: number) => `ほかに${groupDigits(count)}種類の文字が、このように置き換えて送信されます。`,
  },
  en: {
    sentAs: (character, sent) => `“${character}” is sent as “${sent}”.`,
    more: (count) =>
      `${groupDigits(count)} more ${count === 1 ? "character is" : "characters are"} replaced like this.`,
  },
});
