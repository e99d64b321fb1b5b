import type { Audience } from "../api/audience.js";
import { conditions } from "../api/conditions.js";
import type { ConditionDocument, Search } from "../api/filter-document.js";
import { type FriendTable, openFriends } from "../api/friend/table.js";
import type { Store } from "../store.js";
import { type Account, accountIn } from "./account.js";
import { moved } from "./days.js";
import { containsAny, foldedWords } from "./fold.js";
import type { AudienceFriend } from "./friends.js";
import type { Test } from "./meaning.js";

const OR_PANEL = 120;
const MEMBERS_SHOWN = 50;

/** What a condition asks, and each condition of an or-panel: null for one that is left out. */
interface Asked {
  readonly test: Test;
  readonly branches?: readonly (Test | null)[];
}

/**
 * The friends of a store, asked one by one. The table knows them, and what is saved. How conditions make up a filter is
 * written down in README.md beside this file, and what each means at its own file.
 */
export function openAudience(
  store: Store,
  now: () => Date,
  table: Pick<FriendTable, "facts"> = openFriends(store),
): Audience {
  return {
    estimate(filter) {
      const population = [...friends().values()].filter(inPopulation(filter));
      const meeting = (test: Test | null) => (test ? population.filter(test).length : 0);
      let left = population;
      const conditions = questions(filter).map((asked) => {
        if (!asked) return null;
        left = left.filter(asked.test);
        const figures = { meets: meeting(asked.test), remaining: left.length };
        return asked.branches ? { ...figures, branches: asked.branches.map(meeting) } : figures;
      });
      return { total: left.length, friends: population.length, conditions };
    },

    explain(filter, memberId) {
      const friend = friends().get(memberId);
      if (!friend) return undefined;
      const conditions = questions(filter).map((asked) => !asked || asked.test(friend));
      return { matches: inPopulation(filter)(friend) && conditions.every(Boolean), conditions };
    },

    matcher(filter) {
      const tests = questions(filter).map((asked) => asked?.test ?? (() => true));
      const isLookedAmong = inPopulation(filter);
      return (memberId) => {
        const friend = friends().get(memberId);
        return friend !== undefined && isLookedAmong(friend) && tests.every((test) => test(friend));
      };
    },

    nameOf: (memberId) => friends().get(memberId)?.name ?? "",

    find(filter) {
      const tests = questions(filter).map((asked) => asked?.test ?? (() => true));
      return [...friends().values()]
        .filter(inPopulation(filter))
        .filter((friend) => tests.every((test) => test(friend)))
        .map(({ id, name }) => ({ id, name }));
    },

    passed(phaseId) {
      return [...friends().values()].flatMap(({ id, name, registered_on, phase_ids }) => {
        const at = phase_ids.indexOf(phaseId);
        // Nobody has written down when: three weeks lie between one phase and the next.
        return at < 0
          ? []
          : [{ id, name, passed_at: `${moved(registered_on, at * 21, "day")}T10:00:00+09:00` }];
      });
    },

    members(text) {
      const words = foldedWords([text]);
      return [...friends().values()]
        .filter(({ name, short_name, nickname }) => {
          return words.length === 0 || [name, short_name, nickname].some((each) => containsAny(each, words));
        })
        .slice(0, MEMBERS_SHOWN)
        .map(({ id, name }) => ({ id, name }));
    },
  };

  function friends(): ReadonlyMap<number, AudienceFriend> {
    return table.facts();
  }

  function questions({ inputs }: Search): (Asked | null)[] {
    const account = accountIn(store, now());
    return inputs.map((condition) => {
      if (condition.type === OR_PANEL) return panel(condition, account);
      const test = testOf(condition, account);
      return test && { test };
    });
  }
}

/** A branch that is left out adds nobody; a panel of nothing else is left out itself. */
function panel({ effects }: ConditionDocument, account: Account): Asked | null {
  const branches = (effects as ConditionDocument[]).map((each) => testOf(each, account));
  const tests = branches.filter((test) => test !== null);
  return tests.length === 0 ? null : { test: (friend) => tests.some((test) => test(friend)), branches };
}

/** Null for a type that is not known here, too: it stands in nobody's way. */
function testOf(condition: ConditionDocument, account: Account): Test | null {
  return conditions.find(({ type }) => type === condition.type)?.meaning(condition, account) ?? null;
}

/** Whom a filter looks among: blocked and hidden friends as `with_blocked` and `user_rate_type` say. */
function inPopulation({ with_blocked = 0, user_rate_type = 1 }: Search): Test {
  return ({ is_blocked, is_hidden }) => {
    const byBlocked = { 0: !is_blocked, 1: true, 2: is_blocked }[with_blocked];
    const byHidden = { 0: !is_hidden, 1: true, 3: is_blocked || is_hidden }[user_rate_type];
    return byBlocked && byHidden;
  };
}
