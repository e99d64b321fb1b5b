import type { MemoCondition } from "./memo.js";

/** Conditions on memos by what they show; stories and tests use the same ones. */
export const memoSamples = {
  typical: { type: 20, memos: ["VIP"] },
  several: { type: 20, memos: ["VIP", "銀座店"] },
  empty: { type: 20, memos: [] },
  sparse: { type: 20 },
  oneText: { type: 20, memos: "VIP 銀座店" },
  nothing: { type: 20, memos: null },
  markup: { type: 20, memos: ["<b>VIP</b>"] },
  withUnknownKeys: { type: 20, memos: ["VIP"], future: { a: [1] } },
} satisfies Record<string, MemoCondition>;
