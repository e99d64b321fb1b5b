import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import defaults from "../../fixtures/defaults.json" with { type: "json" };
import { anyClock, anyFilter } from "./matcher/any-filter.js";
import { poolsOf } from "./matcher/any-values.js";
import { openBoth } from "./matcher/both.js";
import type { Condition } from "./matcher/condition.js";
import { codesIn, everyCode } from "./matcher/every-code.js";
import { rows, rowsForAll } from "./matcher/rows.js";

/** Of the random filters; fast-check tells it when one fails. */
const seed = 20_261_121;
const numRuns = 300;

const { store, friends, answers, byMatcher } = openBoth();
afterAll(() => store.close());

const filters = anyFilter(poolsOf(friends, store));
const ids = friends.map(({ id }) => id);
const noon = new Date("2026-11-21T03:00:00Z");
const blanks = defaults.conditions as unknown as Readonly<Record<number, Condition>>;

const allRows = [...rows, ...rowsForAll.map(([, ...row]) => row)];

describe("SQL and the matcher agree", () => {
  it(`on ${numRuns} random filters`, () => {
    const someone = fc.array(fc.constantFrom(...ids), { maxLength: 2 });
    fc.assert(
      fc.property(filters, anyClock, someone, (filter, now, asked) => {
        const { sql, matcher } = answers(filter, now, asked);
        expect(sql).toEqual(matcher);
      }),
      { seed, numRuns },
    );
  }, 60_000);

  it.each(rows)("on %i with %j, which some meet and some do not", (type, fields) => {
    const condition = conditionOf(type, fields);
    const { sql, matcher, met } = everywhere(condition);
    expect(sql).toEqual(matcher);
    expect(met).toBeGreaterThan(0);
    expect(met).toBeLessThan(friends.length);
  });

  it.each(rowsForAll)("on what all meet: %s, by %i with %j", (meetsAll, type, fields) => {
    const { sql, matcher, met } = everywhere(conditionOf(type, fields));
    expect(sql).toEqual(matcher);
    expect(met).toBe(meetsAll ? friends.length : 0);
  });

  it.each(Object.keys(blanks).map(Number))("on leaving a new condition %i out", (type) => {
    const { sql, matcher } = everywhere(conditionOf(type, {}));
    expect(sql).toEqual(matcher);
    expect(sql[0]).toEqual({ total: friends.length, friends: friends.length, conditions: [null] });
  });
});

describe("Every code is asked for", () => {
  it("by a row", () => {
    const asked = new Set(allRows.flatMap(([type, fields]) => codesIn(conditionOf(type, fields))));
    expect(everyCode.filter((code) => !asked.has(code))).toEqual([]);
  });

  it("and every type has a row", () => {
    const types = new Set(allRows.map(([type]) => type));
    expect(types).toEqual(new Set(Object.keys(blanks).map(Number)));
  });

  it("by the random filters", () => {
    const asked = fc.sample(filters, { seed, numRuns }).flatMap(({ inputs }) => inputs.flatMap(codesIn));
    expect(everyCode.filter((code) => !asked.includes(code))).toEqual([]);
  });
});

function conditionOf(type: number, fields: object): Condition {
  return { ...blanks[type], ...fields } as Condition;
}

/** Both answers about one condition among all friends, with explanations for a few who meet it and a few who do not. */
function everywhere(condition: Condition) {
  const filter = { inputs: [condition], with_blocked: 1 as const };
  const [, ...explanations] = byMatcher(filter, noon, ids) as { matches: boolean }[];
  const those = (matches: boolean) => ids.filter((_, index) => explanations[index]?.matches === matches);
  const asked = [...those(true).slice(-3), ...those(false).slice(-3)];
  return { ...answers(filter, noon, asked), met: those(true).length };
}
