import { describe, expect, it, test } from "vitest";
import { conditions } from "../../host/api/conditions.js";
import { allExamples, type Condition, newCondition } from "./examples/index.js";
import { audienceOf, somebody } from "./people.js";

describe.each(allExamples)("$type, $title", ({ friends, rows }) => {
  it.each(rows)("%j", (condition, met) => {
    const people = friends.map((known, index) => somebody(index + 1, known));
    expect(audienceOf(people).meeting(condition)).toEqual(met);
  });
});

describe.each(conditions)("the condition $type", ({ type, codes }) => {
  const own = allExamples.filter((each) => each.type === type);

  it("is left out while nothing is chosen", () => {
    expect(audienceOf([somebody(1)]).meeting(newCondition(type))).toBeNull();
  });

  it("has examples, which ask for each of its codes (test/host-tests/audience/examples/)", () => {
    const asked = own.flatMap(({ rows, opposite }) =>
      rows.flatMap(([condition]) => [condition, ...(opposite(condition) ?? [])]),
    );
    const missing = [...codes].flatMap(([field, values]) =>
      values
        .filter((code) => !asked.some((condition) => condition[field] === code))
        .map((code) => `${field} ${code}`),
    );
    expect([own.length > 0, missing]).toEqual([true, []]);
  });
});

test("every example is what the host lets through", () => {
  const refused = allExamples.flatMap(({ type, rows }) => {
    const { schema } = conditions.find((each) => each.type === type)!;
    const isRefused = ([condition]: readonly [Condition, unknown]) =>
      !schema["~run"]({ value: condition }, {}).typed;
    return rows.filter(isRefused).map(([condition]) => condition);
  });
  expect(refused).toEqual([]);
});
