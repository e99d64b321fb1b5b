import type { Locale } from "../../lib/locale.js";

/** The parts of a friend, in the order in which they are saved. */
export const friendTabs = ["tags", "variables", "base"] as const;
export type FriendTab = (typeof friendTabs)[number];

/** Settings of the page around a friend. */
export interface FriendSettings {
  readonly locale: Locale;
  readonly abilities: readonly string[];
  /** Prefix of its calls: the same friend on another server is another one. */
  readonly server: string;
  readonly memberId: string | null;
  /** As the page calls the friend. */
  readonly memberName: string | null;
  readonly isInline: boolean;
  readonly isOpen: boolean;
  readonly finishLabel: string | null;
  readonly cancelable: boolean;
  readonly readonly: boolean;
  readonly disabled: boolean;
}

/** True when another friend is shown from then on. */
export function isAnother(before: FriendSettings, next: FriendSettings): boolean {
  return friendKey(before) !== friendKey(next);
}

/** The friend and where he is known; `null` for nobody. */
export function friendKey({ memberId, server }: FriendSettings): string | null {
  return memberId === null ? null : JSON.stringify([server, memberId]);
}
