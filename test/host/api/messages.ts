import { resource } from "../store.js";
import type { FriendLite } from "./friends.js";

/** One message between a friend and the account (api §11). */
export interface Message {
  id: number;
  member_id: number;
  member: FriendLite;
  date: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  text: string | null;
  type: "text" | "image" | "sticker" | "location" | "postback" | "template" | "system" | "unsent";
  from: "member" | "account";
  media: { url: string; thumb_url: string; mime: string; name: string; size: number } | null;
  /** 2 is starred. */
  rate: 1 | 2;
  /** 1 is not yet confirmed. */
  notify: 0 | 1;
  quoted_message_id: number | null;
  line_message_id: string | null;
}

export const messages = resource<Message>("message");
