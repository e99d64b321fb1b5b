import type { Estimate, Explanation } from "../../host/api/audience.js";
import type { AudienceFriend } from "../../host/audience/friends.js";
import type { Store } from "../../host/store.js";
import { type Account, accountIn } from "./matcher/account.js";
import { type Test, testOf } from "./matcher/asking.js";
import type { BrokenCondition, Condition, PlainCondition } from "./matcher/condition.js";

/**
 * What filters mean, a second time: one friend after the other, condition by condition, as the README beside the first
 * one says it and without a look at that. It is slow and may be.
 */
export interface Matcher {
  /** Whether a friend meets one condition; null when it is left out. */
  meets(friend: AudienceFriend, condition: Condition): boolean | null;
  estimate(filter: AnyFilter): Estimate;
  explain(filter: AnyFilter, friend: AudienceFriend): Explanation;
}

/** The part of a filter that decides. */
export interface AnyFilter {
  inputs: Condition[];
  with_blocked?: 0 | 1 | 2;
  user_rate_type?: 0 | 1 | 3;
}

/** The friends are those of the population and others; what is no friend's own is asked of the store. */
export function matcherOf(friends: readonly AudienceFriend[], store: Store, now: Date): Matcher {
  const account = accountIn(store, now);
  return {
    meets: (friend, condition) => answers(condition, account)?.(friend) ?? null,
    estimate(filter) {
      const population = friends.filter((friend) => isInPopulation(friend, filter));
      let left = population;
      const conditions = filter.inputs.map((condition) => {
        const test = answers(condition, account);
        if (test === null) return null;
        left = left.filter(test);
        const figures = { meets: population.filter(test).length, remaining: left.length };
        if (condition.type !== 120) return figures;
        const branches = condition.effects.map((each) => {
          const one = testOfAny(each, account);
          return one === null ? 0 : population.filter(one).length;
        });
        return { ...figures, branches };
      });
      return { total: left.length, friends: population.length, conditions };
    },
    explain(filter, friend) {
      const conditions = filter.inputs.map((condition) => {
        const test = answers(condition, account);
        return test === null || test(friend);
      });
      const meetsAll = conditions.every((met) => met);
      return { matches: isInPopulation(friend, filter) && meetsAll, conditions };
    },
  };
}

function isInPopulation(friend: AudienceFriend, filter: AnyFilter): boolean {
  const { is_blocked, is_hidden } = friend;
  const { with_blocked = 0, user_rate_type = 1 } = filter;
  if (with_blocked === 0 && is_blocked) return false;
  if (with_blocked === 2 && !is_blocked) return false;
  if (user_rate_type === 0 && is_hidden) return false;
  if (user_rate_type === 3 && !is_blocked && !is_hidden) return false;
  return true;
}

function answers(condition: Condition, account: Account): Test | null {
  if (condition.type !== 120) return testOfAny(condition, account);
  const tests = condition.effects.flatMap((each) => testOfAny(each, account) ?? []);
  return tests.length === 0 ? null : (friend) => tests.some((test) => test(friend));
}

function testOfAny(condition: PlainCondition | BrokenCondition, account: Account): Test | null {
  return condition.type === -1 ? null : testOf(condition, account);
}
