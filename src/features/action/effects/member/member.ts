import * as v from "valibot";
import type { ItemId } from "../../../../api/resources.js";
import { isChosen } from "../../../../references/index.js";
import type { EffectVariant } from "../definition.js";
import { chosenId, effectSchema, oneOf, optionOf } from "../parts/stored-fields.js";
import { memberLabel, memberWords } from "./messages.js";

/** Visibility of the friend in the list, and whether the friend may write at all (rules: member-effect). */
export const UserRate = { unchanged: -10, normal: 1, hide: 0, block: -1 } as const;
export type UserRate = (typeof UserRate)[keyof typeof UserRate];

const schema = effectSchema(7, {
  notify: chosenId,
  user_rate: v.exactOptional(v.nullable(oneOf(UserRate))),
});

/** Changes the response mark of a friend, how the friend is shown, or both. */
export type MemberEffect = v.InferOutput<typeof schema>;

/** The `notify` that stands for no mark. */
export const unchangedMark = -1;

/** Ability that an account needs to set the marks up (rules: member-effect). */
export const markSettingAbility = "notify-setting";

/** Effect 7: response mark and display (rules: member-effect). */
export const member = {
  type: 7,
  name: "member",
  label: memberLabel,
  icon: "flag",
  once: true,
  schema,
  create: () => ({ type: 7, notify: unchangedMark, user_rate: UserRate.unchanged, member_query_id: null }),
  brings(effect) {
    const mark = changedMark(effect);
    return mark === null ? [] : [{ is: "marked", id: String(mark) }];
  },
  summarize(effect, format) {
    const words = memberWords[format.locale];
    const mark = changedMark(effect);
    const marked = mark === null ? null : words.marked(format.name("response_mark", mark));
    const rate = rateOf(effect);
    const rated = rate === UserRate.unchanged ? null : words.rated[rate];
    if (marked === null) return rated ?? words.nothingChanges;
    return rated === null ? words.marks(marked) : words.marksAnd(marked, rated);
  },
  warnings: (effect, { locale }) =>
    rateOf(effect) === UserRate.block
      ? [{ field: "user_rate", message: memberWords[locale].blockWarning }]
      : [],
  references: () => [{ name: "notify", kind: "response_mark", among: "items", sentinelIds: [unchangedMark] }],
  lasting: (effect) => (rateOf(effect) === UserRate.block ? "blocks" : null),
} satisfies EffectVariant<MemberEffect>;

/** The mark that is set; `null` where it stays as it is, which is also what nothing stored means. */
export function changedMark({ notify = null }: MemberEffect): ItemId | null {
  return isChosen(notify) && Number(notify) !== unchangedMark ? notify : null;
}

export function rateOf({ user_rate }: MemberEffect): UserRate {
  return optionOf(user_rate, UserRate.unchanged);
}

/** Without a mark the one that a friend has stays. */
export function chooseMark(effect: MemberEffect, mark: ItemId | null): MemberEffect {
  return { ...effect, notify: mark ?? unchangedMark };
}

export function chooseRate(effect: MemberEffect, user_rate: UserRate): MemberEffect {
  return { ...effect, user_rate };
}
