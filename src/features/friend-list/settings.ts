import type { Locale } from "../../lib/locale.js";

/** What is asked of the server; every change of it is another list. */
export interface FriendCriteria {
  /** The operator's role (rules: operator-role). */
  readonly roleId: string | null;
  /** `null`: as the server orders them. */
  readonly orderBy: number | null;
  readonly tagId: string | null;
  /** The notify level. */
  readonly notify: number | null;
  /** What the name is searched for. */
  readonly name: string;
}

/** What the page sets. */
export interface FriendListSettings {
  readonly locale: Locale;
  /** Which server is asked. */
  readonly server: string;
  /** What the page asks for; where it changes, what the operator chose in its place gives way. */
  readonly criteria: FriendCriteria;
}
