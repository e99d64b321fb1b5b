import { commonNumbers } from "../api/common-numbers.js";
import { type FriendValues, valuesIn } from "../api/friend/values.js";
import { itemsOf } from "../api/picker-items.js";
import { courses, salonResources } from "../api/reservations.js";
import type { Store } from "../store.js";
import { dayOf } from "./days.js";

/** What conditions ask about that is no friend's own. */
export interface Account {
  /** The day it is in Tokyo. */
  readonly today: string;
  tagsIn(folder: number): number[];
  slotsIn(folder: number): number[];
  isPresentResource(id: number): boolean;
  isPresentCourse(id: number): boolean;
  /** What is registered of friends. */
  readonly values: Pick<FriendValues, "of">;
  /** The account-wide value of common information, when it is a number. */
  commonNumber(id: number): number | undefined;
}

/** The account of a store at a moment. It is asked anew each time: what was deleted meanwhile is gone. */
export function accountIn(store: Store, now: Date): Account {
  const inFolder = (kind: "tag" | "slot", folder: number) =>
    store
      .list(itemsOf(kind))
      .filter(({ value }) => value.group_id === folder)
      .map(({ id }) => id);
  return {
    today: dayOf(now),
    tagsIn: (folder) => inFolder("tag", folder),
    slotsIn: (folder) => inFolder("slot", folder),
    isPresentResource: (id) => store.get(salonResources, id)?.value.deleted_at === null,
    isPresentCourse: (id) => store.get(courses, id)?.value.deleted_at === null,
    values: valuesIn(store),
    commonNumber: (id) => store.get(commonNumbers, id)?.value,
  };
}
