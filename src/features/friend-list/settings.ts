import type { Locale } from "../../lib/locale.js";

/** Criteria that are sent to the server; every change of it is another list. */
export interface FriendCriteria {
  /** The operator's role (rules: operator-role). */
  readonly roleId: string | null;
  /** `null`: as the server orders them. */
  readonly orderBy: number | null;
  readonly tagId: string | null;
  /** The notify level. */
  readonly notify: number | null;
  /** Text that the name is searched for. */
  readonly name: string;
}

/** Settings of the page. */
export interface FriendListSettings {
  readonly locale: Locale;
  /** Which server is asked. */
  readonly server: string;
  /** Criteria of the page; a criterion that changes replaces the operator's choice. */
  readonly criteria: FriendCriteria;
}
