import * as v from "valibot";
import type { ItemId } from "../../../../api/resources.js";
import { localized } from "../../../../lib/locale.js";
import { isChosen } from "../../../choosing/index.js";
import type { EffectDefinition } from "../definition.js";
import { chosenId, effectSchema } from "../parts/stored-fields.js";
import { ja, type MemberWords } from "./messages.ja.js";

/** Whether the friend is shown in the list, or may write at all (actions-and-filters §3). */
export const UserRate = { unchanged: -10, normal: 1, hide: 0, block: -1 } as const;
export type UserRate = (typeof UserRate)[keyof typeof UserRate];

const schema = effectSchema(7, {
  notify: chosenId,
  user_rate: v.exactOptional(v.nullable(v.picklist(Object.values(UserRate)))),
});

/** Changes the response mark of a friend, how the friend is shown, or both. */
export type MemberEffect = v.InferOutput<typeof schema>;

/** The `notify` that stands for no mark. */
export const unchangedMark = -1;

/** What an account needs to set the marks up (§6). */
export const markSettingAbility = "notify-setting";

/** Effect 7: response mark and display (actions-and-filters §3). */
export const member = {
  type: 7,
  name: "member",
  words: localized(ja, async () => (await import("./messages.en.js")).en),
  schema,
  create: () => ({ type: 7, notify: unchangedMark, user_rate: UserRate.unchanged, member_query_id: null }),
  summarize(effect, words, say) {
    const mark = changedMark(effect);
    const marked = mark === null ? null : words.marked(say.name("response_mark", mark));
    const rate = rateOf(effect);
    const rated = rate === UserRate.unchanged ? null : words.rated[rate];
    if (marked === null) return rated ?? words.nothingChanges;
    return rated === null ? words.marks(marked) : words.marksAnd(marked, rated);
  },
  problems: (_effect: MemberEffect) => [],
  warnings: (effect, words) =>
    rateOf(effect) === UserRate.block ? [{ field: "user_rate", message: words.blockWarning }] : [],
} satisfies EffectDefinition<MemberEffect, MemberWords>;

/** The mark that is set; `null` where it stays as it is, which is also what nothing stored means. */
export function changedMark({ notify = null }: MemberEffect): ItemId | null {
  return isChosen(notify) && Number(notify) !== unchangedMark ? notify : null;
}

export function rateOf({ user_rate }: MemberEffect): UserRate {
  return user_rate ?? UserRate.unchanged;
}
