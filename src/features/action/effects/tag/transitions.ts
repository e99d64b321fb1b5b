import type { ItemId } from "../../../../api/resources.js";
import type { LinkedValue } from "../../../choosing/index.js";
import { unlink } from "../parts/linked/linked-context.js";
import { type TagEffect, type TagOperation, usesLinkedTags } from "./tag.js";

/** Without linked data its context is deleted (actions-and-filters §4). */
export function chooseOperation(effect: TagEffect, remove: TagOperation): TagEffect {
  return { ...(usesLinkedTags(remove) ? effect : (unlink(effect) as TagEffect)), remove };
}

/** Tags one by one, or a folder; what was chosen the other way stays for a change of mind. */
export function chooseMethod(effect: TagEffect, use_group: 0 | 1): TagEffect {
  return { ...effect, use_group };
}

export function chooseTags(effect: TagEffect, ids: readonly ItemId[]): TagEffect {
  return { ...effect, tag_ids: [...ids] };
}

export function chooseFolder(effect: TagEffect, tag_group_id: ItemId | null): TagEffect {
  return { ...effect, tag_group_id };
}

export function chooseLinkedValue(effect: TagEffect, context: LinkedValue): TagEffect {
  return { ...effect, context };
}
