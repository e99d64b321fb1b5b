import type { Describe } from "../definition.js";
import { partWords } from "../parts/words.js";
import type { StatusMessageCondition } from "./status-message.js";
import { statusMessageWords } from "./words.js";

/** "ステータスメッセージに「営業中」を含む". */
export const describeStatusMessage: Describe<StatusMessageCondition> = ({ status }, _names, locale) => {
  const [words, parts] = [statusMessageWords[locale], partWords[locale]];
  const text = status ?? "";
  return words.contains(text.trim() === "" ? parts.nothingTyped : parts.quoted(text));
};
