import { allAbilities } from "../test/host/pages/console-context.js";

/** Accounts to look at an editor with. The last is what a page gets that says nothing of abilities. */
export const accounts = {
  all: { title: "全権限", abilities: allAbilities },
  additionsRefused: {
    title: "追加不可",
    abilities: allAbilities.filter((ability) => !ability.endsWith("-write")),
  },
  none: { title: "権限なし", abilities: [] },
} as const satisfies Record<string, { title: string; abilities: readonly string[] }>;

/** A key of `accounts`. */
export type Account = keyof typeof accounts;
