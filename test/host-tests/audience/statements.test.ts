import { describe, expect, it } from "vitest";
import everyCondition from "../../fixtures/filter-every-condition.json" with { type: "json" };
import { conditions } from "../../host/audience/conditions/index.js";
import type { QueryContext } from "../../host/audience/query.js";
import { audienceOf, somebody } from "./people.js";

const context: QueryContext = { today: "2026-11-21", commonNumber: () => 1 };
const asked = everyCondition.inputs.filter(({ type }) => conditions.has(type));
const hostile = `'"); DROP TABLE friend; -- %_[]`;

/** The same with every text replaced, however deep. Words that choose a way are not free texts. */
function withTexts(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withTexts(each, text));
  if (typeof value === "object" && value !== null) {
    const ways = ["matchType", "reservationPhase", "search_type"];
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        ways.includes(key) || key.endsWith("_scale") ? each : withTexts(each, text),
      ]),
    );
  }
  return typeof value === "string" ? text : value;
}

describe("the statement of every condition", () => {
  it("is asked for by the fixture at least once", () => {
    expect(new Set(asked.map(({ type }) => type))).toEqual(new Set(conditions.keys()));
  });

  it.each(asked.map((condition, index) => [index, condition.type, condition] as const))(
    "%i, type %i, binds what it was given",
    (_index, type, condition) => {
      const hurt = withTexts(condition, hostile) as Record<string, unknown>;
      const query = conditions.get(type)?.(hurt, context);
      const spared = conditions.get(type)?.(condition, context);
      expect(spared).toBeDefined();
      // A comparison by size with words is left out.
      if (query) expect(query.sql).toBe(spared?.sql);
      const { audience, store, meeting } = audienceOf([somebody(1)]);
      meeting({ ...hurt, type });
      expect(store.database.prepare("SELECT count(*) AS n FROM friend").all()).toEqual([{ n: 1 }]);
      expect(audience.members(hostile)).toEqual([]);
    },
  );

  it.each(asked.map((condition, index) => [index, condition.type, condition] as const))(
    "%i, type %i, finds by an index",
    (_index, type, condition) => {
      const query = conditions.get(type)?.(condition, context);
      const { database } = audienceOf([somebody(1)]).store;
      const plan = database.prepare(`EXPLAIN QUERY PLAN ${query?.sql}`).all(...(query?.params ?? []));
      const steps = plan.map((step) => (step as { detail: string }).detail);
      // What a friend has once, and memos, are read through: words within a text have no index.
      expect(steps.filter((step) => /^SCAN (friend_(?!memo)|documents)/.test(step))).toEqual([]);
    },
  );
});
