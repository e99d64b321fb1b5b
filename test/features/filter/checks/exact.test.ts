import { expect, test } from "vitest";
import type { PlainObject } from "../../../../src/lib/plain-data.js";
import { known, warningsOf } from "./judge.js";

/* In a small world everybody can be asked: two conditions contradict each other when nobody meets both, and only then. */

const three = [1, 2, 3];
const everySubset = [[], [1], [2], [3], [1, 2], [1, 3], [2, 3], three];

test("sets of tags contradict each other exactly when no set of tags meets both", () => {
  const conditions = everySubset
    .filter((ids) => ids.length > 0)
    .flatMap((tag_ids) => [0, 1, 2, 3].map((tag_or) => ({ type: 60, use_group: 0, tag_ids, tag_or })));
  expectExactly(conditions, everySubset, ({ tag_ids, tag_or }, own) => {
    const has = (id: number) => own.includes(id);
    const [any, all] = [tag_ids.some(has), tag_ids.every(has)];
    return [any, all, !any, !all][tag_or] as boolean;
  });
});

test("figures of common information contradict each other exactly when no figure meets both", () => {
  const conditions = [10, 11, 12, 13, 14].flatMap((match) =>
    three.map((query) => ({ type: 77, common_var_id: 901, match, query })),
  );
  const figures = [0, 1, 1.5, 2, 2.5, 3, 4];
  expectExactly(conditions, figures, ({ match, query }, figure) => {
    const meets: Record<number, boolean> = {
      10: figure === query,
      11: figure >= query,
      12: figure > query,
      13: figure <= query,
      14: figure < query,
    };
    return meets[match] as boolean;
  });
});

test("figures of friend information contradict each other exactly when no figure, or none at all, meets both", () => {
  const conditions = [0, 2, 3, 4, 10, 11, 12, 13].flatMap((match) =>
    three.map((query) => ({ type: 75, var_id: 202, match, query: String(query) })),
  );
  const figures = [null, 0, 1, 1.5, 2, 2.5, 3, 4];
  expectExactly(conditions, figures, ({ match, query }, figure) => {
    const meets: Record<number, boolean> = {
      0: figure === Number(query),
      2: figure === null,
      3: figure !== null,
      4: figure !== Number(query),
      10: figure !== null && figure >= Number(query),
      11: figure !== null && figure > Number(query),
      12: figure !== null && figure <= Number(query),
      13: figure !== null && figure < Number(query),
    };
    return meets[match] as boolean;
  });
});

test("days contradict each other exactly when no day is in both ranges", () => {
  const days = ["2026-01-30", "2026-01-31", "2026-02-01", "2026-02-02"];
  const conditions = [null, ...days].flatMap((date_from) =>
    [null, ...days]
      .filter((date_to) => date_from === null || date_to === null || date_from <= date_to)
      .filter((date_to) => date_from !== null || date_to !== null)
      .map((date_to) => ({ type: 30, date_from, date_to })),
  );
  expectExactly(
    conditions,
    ["2026-01-01", ...days, "2026-03-01"],
    ({ date_from, date_to }, day) => (date_from ?? "") <= day && day <= (date_to ?? "9"),
  );
});

function expectExactly<Condition extends PlainObject, Friend>(
  conditions: readonly Condition[],
  world: readonly Friend[],
  meets: (condition: Condition, friend: Friend) => boolean,
): void {
  const wrong = conditions.flatMap((one) =>
    conditions
      .filter((another) => {
        const possible = world.some((friend) => meets(one, friend) && meets(another, friend));
        return (
          possible === warningsOf([one, another], known).some((each) => each.startsWith("contradiction"))
        );
      })
      .map((another) => JSON.stringify([one, another])),
  );
  expect(conditions.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
}
