import { resource, type Store } from "../../store.js";
import type { Operator } from "../operators.js";

/** One thing that an operator changed of a friend. */
export interface FriendChange {
  at: string;
  operator: string;
  member_id: number;
  part: "tag" | "var" | "base" | "memo";
  /** The variable's id, the base value's name, `tag_ids` or `memo`. */
  key: string;
  before: unknown;
  after: unknown;
}

const changes = resource<FriendChange>("friend_change");

/** Keeps what was done. Nothing ever changes or deletes it. */
export function keepChange(
  store: Store,
  { name }: Operator,
  at: Date,
  change: Omit<FriendChange, "at" | "operator">,
): void {
  store.insert(changes, () => ({ at: at.toISOString(), operator: name, ...change }), at);
}

/** What was done to a friend, or to all of them, in the order it was done. */
export function changesOf(store: Store, memberId?: number): FriendChange[] {
  const all = store.list(changes).map(({ value }) => value);
  return memberId === undefined ? all : all.filter(({ member_id }) => member_id === memberId);
}
