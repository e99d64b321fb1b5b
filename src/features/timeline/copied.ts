import type { Message } from "../../api/timeline.js";
import { formatNearDay } from "../../lib/dates/near-day.js";
import { recipient, senderName } from "./message/sender.js";
import type { TimelineWords } from "./messages.js";
import { sentTime } from "./sent.js";

/** Messages as people paste them: one by itself is its text, several have who and when above it. */
export function copiedMessages(
  messages: readonly Message[],
  words: TimelineWords,
  /** Selected part of the first message and of the last; `null` is all of it. */
  { first, last }: { first: string | null; last: string | null },
): string {
  const texts = messages.map((message) => copiedText(message, words));
  if (last !== null) texts[texts.length - 1] = last;
  if (first !== null) texts[0] = first;
  if (texts.length === 1) return texts.join();
  return texts.map((text, at) => `${headOf(messages, at, words)}\n${text}`.trimEnd()).join("\n\n");
}

function headOf(messages: readonly Message[], at: number, words: TimelineWords): string {
  const { day, time } = sentTime(messages, at);
  const message = messages[at] as Message;
  const sent = day === "" ? "" : `${formatNearDay(day, "M/D", [])} ${time.replace(/^0/, "")} `;
  return `${sent}${senderName(message, words)} ${recipient(message, words)}`.trimEnd();
}

/** Text of a row; for pictures and the like, their names. */
function copiedText(message: Message, words: TimelineWords): string {
  const { type, text, media, member } = message;
  if (type === "unsent") return words.unsent(member?.name ?? "");
  const kind = words.types[type] ?? words.unknownType(type);
  if (type === "postback" || type === "template") return text ? `${kind}: ${text}` : kind;
  return text || (type === "text" ? "" : media?.name || kind);
}
