import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { anyClock, anyFilter } from "./matcher/any-filter.js";
import { poolsOf } from "./matcher/any-values.js";
import { openBoth } from "./matcher/both.js";

const { store, friends, answers } = openBoth();
afterAll(() => store.close());

const filters = anyFilter(poolsOf(friends, store));
const someFriends = fc.array(fc.constantFrom(...friends.map(({ id }) => id)), { maxLength: 4 });

describe("the SQL and the second opinion agree", () => {
  it("on random filters", () => {
    fc.assert(
      fc.property(filters, anyClock, someFriends, (filter, now, ids) => {
        const { sql, matcher } = answers(filter, now, ids);
        expect(sql).toEqual(matcher);
      }),
      { seed: Number(process.env.SEED ?? 20_261_121), numRuns: Number(process.env.RUNS ?? 400) },
    );
  });
});
