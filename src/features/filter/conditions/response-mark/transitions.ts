import type { ItemId } from "../../../../api/resources.js";
import type { ResponseMarkCondition } from "./response-mark.js";

export function chooseMarks(
  condition: ResponseMarkCondition,
  marks: readonly ItemId[],
): ResponseMarkCondition {
  return { ...condition, notify: [...marks] };
}
