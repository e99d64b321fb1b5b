import type { Meaning } from "../meaning.js";
import { hasSeveral, type Several } from "./several.js";

/** 80: by conversions (`several.ts`). Left out: empty. */
export const byConversion: Meaning<{ tracker_ids: number[]; tracker_or: Several }> = (condition) => {
  const { tracker_ids, tracker_or } = condition;
  return tracker_ids.length === 0
    ? null
    : (friend) => hasSeveral(friend.tracker_ids, tracker_ids, tracker_or);
};
