import { flagOf } from "../parts/flag.js";
import type { FriendNameCondition, NameField } from "./friend-name.js";

export function writeNames(condition: FriendNameCondition, names: string[]): FriendNameCondition {
  return { ...condition, names };
}

/** Searches one of the names, or leaves it out. */
export function searchIn(condition: FriendNameCondition, field: NameField, on: boolean): FriendNameCondition {
  return { ...condition, [field]: flagOf(on) };
}
