import { describe, expect, it } from "vitest";
import everyCondition from "../../fixtures/filter-every-condition.json" with { type: "json" };
import type { ConditionDocument, FilterDocument } from "../../host/api/filter-document.js";
import { openAudience } from "../../host/audience/audience.js";
import { friendParts } from "../../host/audience/demo/index.js";
import { allFriends } from "../../host/audience/friends.js";
import { fillWithDemoData } from "../../host/demo-data.js";
import { openStore } from "../stores.js";
import { audienceOf, filterOf, somebody } from "./people.js";

const tag = (...tag_ids: number[]) => ({ type: 60, use_group: 0, tag_ids, tag_group_id: null, tag_or: 0 });
const mark = (...notify: number[]) => ({ type: 50, notify });
const or = (...effects: object[]) => ({ type: 120, effects });
const unknown = { type: 999 };
const broken = { type: -1, reason: "?" };
const halfFilled = tag();

const people = [
  somebody(1, { tag_ids: [101], mark: 1 }),
  somebody(2, { tag_ids: [101, 102] }),
  somebody(3, { tag_ids: [102], mark: 1 }),
  somebody(4),
];

describe("the conditions of a filter", () => {
  const { estimate } = {
    estimate: (inputs: object[]) => audienceOf(people).audience.estimate(filterOf(inputs)),
  };

  it("must all be met, and each is counted alone and together with those before it", () => {
    expect(estimate([tag(101, 102), mark(1), tag(101)])).toEqual({
      total: 1,
      friends: 4,
      conditions: [
        { meets: 3, remaining: 3 },
        { meets: 2, remaining: 2 },
        { meets: 2, remaining: 1 },
      ],
    });
  });

  it("are no obstacle where there are none", () => {
    expect(estimate([])).toEqual({ total: 4, friends: 4, conditions: [] });
  });

  it("that are unknown, broken or half filled have no figures and change no others", () => {
    expect(estimate([unknown, tag(101), broken, halfFilled, mark(1)])).toEqual({
      total: 1,
      friends: 4,
      conditions: [null, { meets: 2, remaining: 2 }, null, null, { meets: 2, remaining: 1 }],
    });
  });

  it("of an or-panel are met one by one", () => {
    expect(estimate([or(mark(1), tag(102)), tag(101)])).toEqual({
      total: 2,
      friends: 4,
      conditions: [
        { meets: 3, remaining: 3, branches: [2, 2] },
        { meets: 2, remaining: 2 },
      ],
    });
  });

  it("of an or-panel that do not count add nobody, and a panel of nothing else does not count", () => {
    expect(estimate([or(unknown, mark(1), halfFilled), or(), or(broken, halfFilled)])).toEqual({
      total: 2,
      friends: 4,
      conditions: [{ meets: 2, remaining: 2, branches: [0, 2, 0] }, null, null],
    });
  });
});

describe("the population", () => {
  const friends = [
    somebody(1),
    somebody(2, { is_blocked: true }),
    somebody(3, { is_hidden: true }),
    somebody(4, { is_blocked: true, is_hidden: true }),
  ];
  const combinations: [FilterDocument["with_blocked"], FilterDocument["user_rate_type"], number[]][] = [
    [0, 1, [1, 3]],
    [1, 1, [1, 2, 3, 4]],
    [2, 1, [2, 4]],
    [0, 0, [1]],
    [1, 0, [1, 2]],
    [2, 0, [2]],
    [0, 3, [3]],
    [1, 3, [2, 3, 4]],
    [2, 3, [2, 4]],
  ];

  it.each(combinations)("with_blocked %i, user_rate_type %i: %j", (with_blocked, user_rate_type, found) => {
    const { audience } = audienceOf(friends);
    const filter = filterOf([mark(0)], { with_blocked, user_rate_type });
    const size = found.length;
    expect(audience.estimate(filter)).toEqual({
      total: size,
      friends: size,
      conditions: [{ meets: size, remaining: size }],
    });
    for (const { id } of friends) {
      const matches = found.includes(id);
      expect(audience.explain(filter, id)).toEqual({ matches, conditions: [true] });
    }
  });
});

describe("explaining", () => {
  it("says of each condition whether a friend meets it", () => {
    const { audience } = audienceOf(people);
    const filter = filterOf([tag(101), unknown, or(mark(1), tag(102)), mark(1)]);
    expect(audience.explain(filter, 1)).toEqual({ matches: true, conditions: [true, true, true, true] });
    expect(audience.explain(filter, 2)).toEqual({ matches: false, conditions: [true, true, true, false] });
    expect(audience.explain(filter, 4)).toEqual({ matches: false, conditions: [false, true, false, false] });
    for (const id of [0, 5, 1e9]) expect(audience.explain(filter, id)).toBeUndefined();
  });
});

describe("friends by name", () => {
  it("are found by any of their names, fifty at most", () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      somebody(index + 1, { name: `友だち${index + 1}` }),
    );
    many[4] = somebody(5, { name: "田中", nickname: "ＨＡＮＡ" });
    const { audience } = audienceOf(many);
    expect(audience.members(" hana ")).toEqual([{ id: 5, name: "田中" }]);
    expect(audience.members("")).toHaveLength(50);
    expect(audience.members("%")).toEqual([]);
  });
});

describe("the friends of the demonstration", () => {
  function open() {
    const store = openStore(":memory:");
    fillWithDemoData(store);
    friendParts.friends?.(store);
    return { store, audience: openAudience(store, () => new Date("2026-11-21T03:00:00Z")) };
  }

  it("are about four hundred, the same every time", () => {
    const friends = allFriends(open().store);
    expect(friends).toHaveLength(400);
    expect(new Set(friends.map(({ name }) => name)).size).toBeGreaterThan(200);
    expect(allFriends(open().store)).toEqual(friends);
  });

  it("give every condition of the fixture somebody to find, and not everybody", () => {
    const { audience } = open();
    // Common information is the account's, and no friend has a date today.
    const conditions = everyCondition.inputs.filter(
      (each) => each.type !== 77 && !("use_current_date" in each),
    );
    const { friends, conditions: figures } = audience.estimate(filterOf(conditions as ConditionDocument[]));
    expect(figures.at(-1)).toBeNull();
    figures.slice(0, -1).forEach((each, index) => {
      const { type } = conditions[index]!;
      expect(each?.meets, `type ${type}`).toBeGreaterThan(0);
      expect(each?.meets, `type ${type}`).toBeLessThan(friends);
    });
  });
});
