import * as v from "valibot";
import type { ItemId } from "../../../../api/resources.js";
import { referenceWords, type SentenceFormat } from "../../../../references/index.js";
import { type ConditionVariant, chosenId, chosenIds, conditionSchema } from "../definition.js";
import { isOn, storedFlag } from "../parts/flag.js";
import { partWords } from "../parts/messages.js";
import { isExclusion, oppositeMatch, SetMatch, setMatches } from "../parts/set-match.js";
import { type Claim, fullClash, type Rule } from "../rules/rule.js";
import { severalRule } from "../rules/several-rule.js";
import { tagLabel, tagWords } from "./messages.js";

const schema = conditionSchema(60, {
  use_group: v.exactOptional(storedFlag),
  tag_ids: v.exactOptional(chosenIds),
  tag_group_id: v.exactOptional(chosenId),
  tag_or: v.exactOptional(v.picklist(setMatches)),
});

/** Friends by their tags, or by those of a folder. */
export type TagCondition = v.InferOutput<typeof schema>;

/** Condition 60: tags (rules: tag-condition). */
export const tag = {
  type: 60,
  name: "tag",
  label: tagLabel,
  icon: "tag",
  schema,
  create: () => ({ type: 60, use_group: 0, tag_ids: [], tag_group_id: null, tag_or: SetMatch.any }),
  summarize,
  unfinished: ({ use_group = 0, tag_ids = [], tag_group_id = null }) =>
    isOn(use_group) ? tag_group_id === null : tag_ids.length === 0,
  missing: ({ use_group = 0 }, locale) =>
    isOn(use_group)
      ? { field: "tag_group_id", label: referenceWords[locale].folderOf(tagLabel[locale]) }
      : { field: "tag_ids" },
  facts: ({ use_group = 0, tag_ids = [], tag_or = SetMatch.any }) => {
    const isCertain = tag_ids.length === 1 || tag_or === SetMatch.all || tag_or === SetMatch.notAny;
    if (isOn(use_group) || !isCertain) return [];
    return tag_ids.map((id) => ({ is: isExclusion(tag_or) ? "untagged" : "tagged", id: String(id) }));
  },
  opposite: (condition) => ({ ...condition, tag_or: oppositeMatch(condition.tag_or ?? SetMatch.any) }),
  rules: [
    severalRule<TagCondition>("tag", (condition) =>
      isOn(condition.use_group)
        ? null
        : { match: condition.tag_or, ids: condition.tag_ids, only: (tag_ids) => ({ ...condition, tag_ids }) },
    ),
    folderRule(),
  ],
} satisfies ConditionVariant<TagCondition>;

export interface FolderClaim extends Claim {
  match: SetMatch;
}

/** The tags of a folder. Which they are is not known here, so that only exact opposites clash. */
function folderRule(): Rule<TagCondition, FolderClaim> {
  return {
    claim: (condition) =>
      isOn(condition.use_group)
        ? { subject: String(condition.tag_group_id), condition, match: condition.tag_or ?? SetMatch.any }
        : null,
    clash: (own, other) => (oppositeMatch(own.match) === other.match ? fullClash(own, other) : null),
  };
}

export function chooseTags(condition: TagCondition, ids: readonly ItemId[]): TagCondition {
  return { ...condition, tag_ids: [...ids] };
}

export function chooseFolder(condition: TagCondition, folder: ItemId | null): TagCondition {
  return { ...condition, tag_group_id: folder };
}

/** Tags one by one, or a folder; what was chosen the other way stays for a change of mind. */
export function chooseMethod(condition: TagCondition, use_group: 0 | 1): TagCondition {
  return { ...condition, use_group };
}

export function chooseMatch(condition: TagCondition, tag_or: SetMatch): TagCondition {
  return { ...condition, tag_or };
}

/** "タグ「VIP」「銀座店」がすべて付いている". */
function summarize(condition: TagCondition, format: SentenceFormat): string {
  const [words, parts] = [tagWords[format.locale], partWords[format.locale]];
  const { use_group = 0, tag_ids = [], tag_group_id = null, tag_or = SetMatch.any } = condition;
  if (isOn(use_group)) {
    const folder =
      tag_group_id === null
        ? format.nothingChosen
        : words.folder(format.lookup.groupName("tag", tag_group_id));
    return words.meets[tag_or](folder);
  }
  const chosen = tag_ids.map((id) => format.lookup.nameOf("tag", id));
  const meets = chosen.length === 1 ? words.meetsOne : words.meets;
  return meets[tag_or](chosen.length === 0 ? format.nothingChosen : parts.list(chosen));
}
