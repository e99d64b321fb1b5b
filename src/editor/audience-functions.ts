import type { ItemId } from "../api/resources.js";
import type { PlainObject } from "../lib/plain-data.js";

/** How many friends a filter reaches. */
export interface Estimate {
  total: number;
  /** All friends. */
  friends?: number;
  /**
   * One for each of the filter's `inputs`: how many meet it alone, and how many are left after it; of an or-panel also how
   * many meet each of its conditions. `null` for one that was not counted.
   */
  conditions?: ({ meets: number; remaining: number; branches?: number[] } | null)[];
}

/** Counts the friends that a filter reaches. Given by the page. */
export type EstimateFunction = (filter: PlainObject, options: { signal: AbortSignal }) => Promise<Estimate>;

/** Tells whether one friend meets a filter, and each of its `inputs`; `name` says who that is. Given by the page. */
export type ExplainFunction = (
  filter: PlainObject,
  memberId: ItemId,
  options: { signal: AbortSignal },
) => Promise<{ matches: boolean; conditions: boolean[]; name?: string }>;

/** Finds friends by a text: those whose name has it, the best first. Given by the page. */
export type FindFriendsFunction = (
  text: string,
  options: { signal: AbortSignal },
) => Promise<readonly { id: ItemId; name: string }[]>;

/** Functions of the page that count, explain and find friends. Where one is `null` nothing is shown for it. */
export interface AudienceFunctions {
  estimate: EstimateFunction | null;
  explain: ExplainFunction | null;
  findFriends: FindFriendsFunction | null;
}
