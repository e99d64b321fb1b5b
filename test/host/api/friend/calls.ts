import type { ApiContext } from "../context.js";
import { count } from "../field-schemas.js";
import { Refusal } from "../refusal.js";
import type { KnownFriend } from "./table.js";

/** The parameter of a path that names a friend. */
export const memberId = ":memberId{[1-9][0-9]{0,8}}";

/** The friend a body names. */
export const memberField = count("友だち", 1);

export const wrongShape = "項目が足りないか、形式が正しくありません。";

export function friendOf({ friends }: ApiContext, id: number): KnownFriend {
  const known = friends.get(id);
  if (!known) throw new Refusal(404, { message: "友だちが見つかりません。" });
  return known;
}

/** Throws what is wrong with which field, if anything is. */
export function refuse(errors: Readonly<Record<string, readonly string[]>>): void {
  if (Object.keys(errors).length === 0) return;
  const listed = Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, [...messages]]),
  );
  throw new Refusal(422, { message: "入力内容に誤りがあります。", code: "invalid", errors: listed });
}
