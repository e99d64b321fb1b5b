import { resource } from "../store.js";

/** A friend as the operators' list has it (rules: friend-row). */
export interface Friend {
  id: number;
  name: string;
  icon_url: string | null;
  richmenu: { id: number; name: string } | null;
  target_vars: { var_id: number; name: string; type: number; value: string }[];
  user_forms: { id: number; name: string; answered_at: string }[];
  hide: 0 | 1;
  notify: number;
  tags: { id: number; name: string }[];
  last_message_at: string | null;
  last_message_text: string | null;
}

export const friends = resource<Friend>("friend");

/** A friend as other entities name one (rules: friend-row). */
export interface FriendLite {
  id: number;
  name: string;
  icon_url: string | null;
}
