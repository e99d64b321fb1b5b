import type { MemoCondition } from "./memo.js";

export function writeMemos(condition: MemoCondition, memos: string[]): MemoCondition {
  return { ...condition, memos };
}
