import type { Account } from "./account.js";
import type { AudienceFriend } from "./friends.js";

/** Whether a friend meets a condition. */
export type Test = (friend: AudienceFriend) => boolean;

/** What a condition of one type asks of friends. Null: nothing is chosen where a choice is needed, so it is left out. */
export type Meaning<Condition> = (condition: Condition, account: Account) => Test | null;

/** The test, or the one that everybody else passes: also friends of whom nothing is known. */
export function exceptIf(except: boolean, test: Test | null): Test | null {
  return except && test ? (friend) => !test(friend) : test;
}
