import type { Message } from "../../../api/timeline.js";
import type { TimelineWords } from "../messages.js";

/** The friend whose message it is, or to whom it went. */
export function friendName({ member }: Message, words: TimelineWords): string {
  return member?.name.trim() || words.someone;
}

/** Name of the author. */
export function senderName(message: Message, words: TimelineWords): string {
  return message.from === "account" ? words.account : friendName(message, words);
}

/** To whom the account wrote it; else empty. */
export function recipient(message: Message, words: TimelineWords): string {
  return message.from === "account" && message.member ? `→ ${friendName(message, words)}` : "";
}
