import type { ItemId } from "../../../../api/resources.js";
import type { SetMatch } from "../parts/set-match.js";
import type { TagCondition } from "./tag.js";

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
