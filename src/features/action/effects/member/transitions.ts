import type { ItemId } from "../../../../api/resources.js";
import { type MemberEffect, type UserRate, unchangedMark } from "./member.js";

/** Without a mark the one that a friend has stays. */
export function chooseMark(effect: MemberEffect, mark: ItemId | null): MemberEffect {
  return { ...effect, notify: mark ?? unchangedMark };
}

export function chooseRate(effect: MemberEffect, user_rate: UserRate): MemberEffect {
  return { ...effect, user_rate };
}
