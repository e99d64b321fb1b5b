import * as v from "valibot";
import { Refusal } from "../refusal.js";

/** The version that a write was made from, where it says one (rules: base-version). */
export const baseVersion = v.optional(
  v.nullable(
    v.pipe(
      v.string("更新日時の形式が正しくありません。"),
      v.check((value) => !Number.isNaN(Date.parse(value)), "更新日時の形式が正しくありません。"),
    ),
  ),
);

/** Refuses a write that was made from an older version than there is. Without a version the last one wins. */
export function requireLatest(current: { readonly updated_at: string }, base?: string | null): void {
  if (base && Date.parse(base) < Date.parse(current.updated_at)) throw stale(current);
}

export function stale(current: unknown): Refusal {
  return new Refusal(422, {
    message: "ほかの担当者が先に変更しました。",
    code: "stale",
    errors: {},
    current,
  });
}
