import * as v from "valibot";
import type { SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, conditionSchema } from "../definition.js";
import { otherLabel, otherWords } from "./messages.js";

/** Reaction of a friend (rules: other-condition). */
export const Reaction = { unspecified: 0, any: 1, message: 12, buttonOnly: 11, none: 10 } as const;
export type Reaction = (typeof Reaction)[keyof typeof Reaction];

/** Over which channels a friend can be reached (rules: other-condition). */
export const Channel = { unspecified: 0, chat: 1, chatOnly: 11, mail: 2, mailOnly: 12 } as const;
export type Channel = (typeof Channel)[keyof typeof Channel];

const schema = conditionSchema(110, {
  has_response: v.exactOptional(v.picklist(Object.values(Reaction))),
  has_type: v.exactOptional(v.picklist(Object.values(Channel))),
});

/** Friends by their reactions and channels. */
export type OtherCondition = v.InferOutput<typeof schema>;

/** Condition 110: other (rules: other-condition). */
export const other = {
  type: 110,
  name: "other",
  label: otherLabel,
  icon: "more",
  once: true,
  schema,
  create: () => ({ type: 110, has_response: Reaction.unspecified, has_type: Channel.unspecified }),
  summarize,
  unfinished: ({ has_response = 0, has_type = 0 }) =>
    has_response === Reaction.unspecified && has_type === Channel.unspecified,
  missing: () => ({ field: "has_response", optional: true }),
  opposite(condition) {
    const { has_response = Reaction.unspecified, has_type = Channel.unspecified } = condition;
    // "Not both" cannot be stored.
    if (has_type !== Channel.unspecified) return "none";
    if (has_response === Reaction.any) return { ...condition, has_response: Reaction.none };
    if (has_response === Reaction.none) return { ...condition, has_response: Reaction.any };
    return "none";
  },
} satisfies ConditionVariant<OtherCondition>;

export function chooseReaction(condition: OtherCondition, has_response: Reaction): OtherCondition {
  return { ...condition, has_response };
}

export function chooseChannel(condition: OtherCondition, has_type: Channel): OtherCondition {
  return { ...condition, has_type };
}

/** "メッセージの返信があり、メールのみで連絡できる". */
function summarize(condition: OtherCondition, format: SentenceFormat): string {
  const words = otherWords[format.locale];
  const { has_response = Reaction.unspecified, has_type = Channel.unspecified } = condition;
  if (has_response === Reaction.unspecified)
    return has_type === Channel.unspecified
      ? words.unspecified(format.nothingChosen)
      : words.reached[has_type];
  if (has_type === Channel.unspecified) return words.reacted[has_response];
  return words.both(words.reactedAnd[has_response], words.reached[has_type]);
}
