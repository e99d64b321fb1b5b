import { resource } from "../store.js";
import type { FriendLite } from "./friends.js";

/** Every type of message that the HTTP contract knows (rules: timeline-message-types). */
export const messageTypes = [
  "text",
  "image",
  "video",
  "audio",
  "sticker",
  "location",
  "file",
  "postback",
  "template",
  "system",
  "unsent",
] as const;

export type MessageType = (typeof messageTypes)[number];

/** What came with a message besides its text. */
export interface Media {
  url: string;
  thumb_url: string;
  mime: string;
  name: string;
  size: number;
}

/** One message between a friend and the account (rules: timeline-message). */
export interface Message {
  id: number;
  member_id: number;
  /** Null where the friend was deleted and the message was not. */
  member: FriendLite | null;
  /** The day of `timestamp` in Tokyo. */
  date: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  text: string | null;
  type: MessageType;
  from: "member" | "account";
  media: Media | null;
  /** 2 is starred. */
  rate: 1 | 2;
  /** 1 is not yet confirmed. */
  notify: 0 | 1;
  quoted_message_id: number | null;
  line_message_id: string | null;
}

export const messages = resource<Message>("message");

/** Messages that were moved away for their age: each is older than all of `messages`. No id stands in both. */
export const archivedMessages = resource<Message>("archived_message");
