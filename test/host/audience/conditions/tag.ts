import type { Meaning } from "../meaning.js";
import { hasSeveral, type Several } from "./several.js";

interface Tags {
  use_group: 0 | 1;
  tag_ids: number[];
  tag_group_id: number | null;
  tag_or: Several;
}

/** 60: by tags (`several.ts`): `use_group` 0 by `tag_ids`, 1 by the tags that are in the folder now. Left out: not chosen. */
export const byTag: Meaning<Tags> = ({ use_group, tag_ids, tag_group_id, tag_or }, account) => {
  if (use_group === 1 ? tag_group_id === null : tag_ids.length === 0) return null;
  const asked = use_group === 1 ? account.tagsIn(tag_group_id as number) : tag_ids;
  return (friend) => hasSeveral(friend.tag_ids, asked, tag_or);
};
