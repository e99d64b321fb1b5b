import type { Describe } from "../definition.js";
import { SetMatch } from "../parts/set-match.js";
import { partWords } from "../parts/words.js";
import type { TagCondition } from "./tag.js";
import { tagWords } from "./words.js";

/** "タグ「VIP」「銀座店」がすべてある". */
export const describeTag: Describe<TagCondition> = (condition, names, locale) => {
  const [words, parts] = [tagWords[locale], partWords[locale]];
  const { use_group = 0, tag_ids = [], tag_group_id = null, tag_or = SetMatch.any } = condition;
  if (use_group === 1) {
    const folder =
      tag_group_id === null ? parts.nothingChosen : words.folder(names.groupName("tag", tag_group_id));
    return words.meets[tag_or](folder);
  }
  const chosen = tag_ids.map((id) => names.nameOf("tag", id));
  return words.meets[tag_or](chosen.length === 0 ? parts.nothingChosen : parts.list(chosen));
};
