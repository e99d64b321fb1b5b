import type { InsertSettings } from "./placeholders/offered.js";

/** The key that sends. */
export type SendKey = "enter" | "shift-enter";

/** Settings of a message editor. */
export interface MessageEditorSettings extends InsertSettings {
  /** In UTF-16 units. */
  longest: number;
  sendKey: SendKey | null;
  /** Charset of the form that sends it, as `accept-charset` lists it; `null` where it is UTF-8, or not sent. */
  charset: string | null;
  finishLabel: string | null;
  cancelable: boolean;
  readonly: boolean;
  disabled: boolean;
  /** For small screens. */
  isCompact: boolean;
}

/** Longest text of the messaging platform, in UTF-16 units (rules: message-length). */
export const longestText = 4500;
