/** Every ability that an account can have (actions-and-filters §6; friends-and-operations for the `user-` ones). */
const all = [
  "scenario",
  "richmenu",
  "episode",
  "asp",
  "event_reserve",
  "journey",
  "salon_created",
  "show-analytics",
  "landing",
  "user-landing-detail-query",
  "mail",
  "open-api",
  "user-open-api",
  "user-mail",
  "user-mail-landing-use",
  "user-mail-set-to-expa-mode",
  "notify-setting",
  "ad-connect",
  "concert-plugin",
  "tag-write",
  "var-write",
  "journey-write",
] as const;

/** Accounts to look at an editor with. The last is what a page gets that says nothing of abilities. */
export const accounts = {
  all: { title: "全権限", abilities: all },
  additionsRefused: { title: "追加不可", abilities: all.filter((ability) => !ability.endsWith("-write")) },
  none: { title: "権限なし", abilities: [] },
} as const satisfies Record<string, { title: string; abilities: readonly string[] }>;

/** A key of `accounts`. */
export type Account = keyof typeof accounts;
