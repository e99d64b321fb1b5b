import fc from "fast-check";
import { is } from "valibot";
import { describe, expect, it } from "vitest";
import { conditions } from "../../host/api/conditions.js";
import { fold } from "../../host/audience/fold.js";
import type { AudienceFriend } from "../../host/audience/friends.js";
import { allExamples, type Condition, newCondition } from "./examples/index.js";
import { audienceOf, filterOf, somebody } from "./people.js";

/* What holds of every condition, whatever it means. Friends and conditions are made of all the examples. */

const friends = allExamples.flatMap((each) => each.friends).map((known, index) => somebody(index + 1, known));
const { audience } = audienceOf(friends);
const everybody = friends.map(({ id }) => id);

/** Who meets a condition; null when it is left out. */
function met(condition: Condition): number[] | null {
  const key = JSON.stringify(condition);
  const found = answered.has(key) ? answered.get(key) : ask(condition);
  answered.set(key, found ?? null);
  return found ?? null;
}

/** What was asked once is remembered: properties ask for the same again and again. */
const answered = new Map<string, number[] | null>();

function ask(condition: Condition): number[] | null {
  const filter = filterOf([condition]);
  if (audience.estimate(filter).conditions[0] === null) return null;
  return everybody.filter((id) => audience.explain(filter, id)?.conditions[0]);
}

/** Who meets them all; those that are left out stand in nobody's way. */
function metAll(asked: readonly Condition[]): number[] {
  const all = asked.flatMap((each) => [met(each) ?? everybody].map((ids) => new Set(ids)));
  return everybody.filter((id) => all.every((ids) => ids.has(id)));
}

/** The fields of two examples, mixed, and any codes. */
function anyOf(type: number): fc.Arbitrary<Condition> {
  const { schema, codes } = conditions.find((each) => each.type === type)!;
  const known = allExamples.flatMap((each) => (each.type === type ? each.rows.map(([row]) => row) : []));
  const mixed = fc.tuple(fc.constantFrom(...known), fc.constantFrom(...known)).chain(([one, other]) =>
    fc.subarray(Object.keys(other)).map((keys) => ({
      ...one,
      ...Object.fromEntries(keys.map((key) => [key, other[key]])),
    })),
  );
  const anyCodes = fc.record(
    Object.fromEntries([...codes].map(([field, values]) => [field, fc.constantFrom(...values)])),
    { requiredKeys: [] },
  );
  return fc
    .tuple(mixed, anyCodes)
    .map(([condition, changed]): Condition => ({ ...condition, ...changed, type }))
    .filter((condition) => is(schema, condition));
}

const types = conditions.map(({ type }) => type);
const anyCondition = fc.constantFrom(...types).chain(anyOf);
const several = fc.array(anyCondition, { minLength: 1, maxLength: 5 });
const runs = { numRuns: 60 };

describe("a filter", () => {
  it("finds who meets each of its conditions, and counts them one after the other", () => {
    fc.assert(
      fc.property(several, (asked) => {
        const figures = asked.map((each, index) => {
          const meets = met(each)?.length;
          return meets === undefined ? null : { meets, remaining: metAll(asked.slice(0, index + 1)).length };
        });
        const total = metAll(asked).length;
        expect(audience.estimate(filterOf(asked))).toEqual({
          total,
          friends: friends.length,
          conditions: figures,
        });
      }),
      runs,
    );
  });

  it("finds the same in any order, and however often a condition is in it", () => {
    const orders = several.chain((asked) =>
      fc.tuple(
        fc.constant(asked),
        fc.shuffledSubarray([...asked, ...asked], { minLength: asked.length * 2 }),
      ),
    );
    fc.assert(
      fc.property(orders, ([asked, shuffled]) => {
        expect(audience.estimate(filterOf(shuffled)).total).toBe(audience.estimate(filterOf(asked)).total);
      }),
      runs,
    );
  });
});

describe("an or-panel", () => {
  const panel = (effects: readonly Condition[]): Condition => ({ type: 120, effects });

  it("is met by who meets one of its conditions, and counts each", () => {
    fc.assert(
      fc.property(several, (effects) => {
        const all = effects.map(met);
        const counted = all.filter((each) => each !== null);
        const found = everybody.filter((id) => counted.some((each) => each.includes(id)));
        expect(met(panel(effects))).toEqual(counted.length === 0 ? null : found);
        const [figures] = audience.estimate(filterOf([panel(effects)])).conditions;
        expect(figures?.branches).toEqual(figures ? all.map((each) => each?.length ?? 0) : undefined);
      }),
      runs,
    );
  });
});

describe.each(types)("the condition %i", (type) => {
  const own = allExamples.filter((each) => each.type === type);

  it("is met by nobody who meets its opposite, and by everybody else", () => {
    const opposite = own.find((each) => each.opposite(each.rows[0]?.[0] ?? newCondition(type)))?.opposite;
    const pairs = anyOf(type).map((condition) => opposite?.(condition) ?? null);
    fc.assert(
      fc.property(pairs, (pair) => {
        const [meeting, others] = pair ? pair.map(met) : [null, null];
        const rest = meeting && everybody.filter((id) => !meeting.includes(id));
        expect(others).toEqual(rest);
      }),
      runs,
    );
  });

  it("does not depend on the order of what it lists, nor on what is listed twice", () => {
    fc.assert(
      fc.property(anyOf(type), (condition) => {
        expect(met(listedTwice(condition))).toEqual(met(condition));
      }),
      runs,
    );
  });
});

describe("a range", () => {
  it.each([
    [30, "date_from", "date_to", {}],
    [106, "date_from", "date_to", {}],
    [85, "date_from", "date_to", { landing_or: 0, use_date: 1 }],
    [90, "origin_from", "origin_to", { match: 1, use_date: 1 }],
    [95, "date_from", "date_to", { match: 0, use_date: 1 }],
  ])(
    "of %i has both its ends in it, and finds no more than with one of them open",
    (type, from, to, given) => {
      const day = fc.constantFrom(...daysOf(friends));
      fc.assert(
        fc.property(anyOf(type), day, day, (any, one, other) => {
          const [first, last] = [one, other].sort();
          const base = { ...any, ...given };
          const within = met({ ...base, [from]: first, [to]: last });
          const [begun, ended] = [
            met({ ...base, [from]: first, [to]: null }),
            met({ ...base, [from]: null, [to]: last }),
          ];
          fc.pre(within !== null);
          const open = begun?.filter((id) => ended?.includes(id)) ?? [];
          expect(within?.filter((id) => !open.includes(id))).toEqual([]);
          if (type === 30 || type === 106) expect(within).toEqual(open);
          const days = met({ ...base, [from]: one, [to]: one });
          expect(days?.filter((id) => !met({ ...base, [from]: null, [to]: one })?.includes(id))).toEqual([]);
        }),
        runs,
      );
    },
  );

  it("of one day finds whom it is a day of", () => {
    for (const { id, registered_on: day } of friends)
      expect(met({ type: 30, date_from: day, date_to: day })).toContain(id);
  });
});

describe("several things", () => {
  it.each([
    [60, "tag_or", { use_group: 0 }],
    [80, "tracker_or", {}],
    [85, "landing_or", {}],
  ])("of %i: who has all has any, and of one thing both are the same", (type, code, given) => {
    fc.assert(
      fc.property(anyOf(type), (any) => {
        const [some, all] = [0, 1].map((each) => met({ ...any, ...given, [code]: each }));
        expect(all?.filter((id) => !some?.includes(id)) ?? []).toEqual([]);
        const ids = ["tag_ids", "tracker_ids", "landing_ids"].find((field) => field in any) ?? "";
        const one = { ...any, ...given, use_date: 0, [ids]: (any[ids] as number[]).slice(0, 1) };
        expect(met({ ...one, [code]: 1 })).toEqual(met({ ...one, [code]: 0 }));
      }),
      runs,
    );
  });
});

describe("a word", () => {
  it.each<[type: number, field: string, textOf: (friend: AudienceFriend) => string]>([
    [11, "names", ({ name, nickname }) => name || nickname],
    [20, "memos", ({ memos }) => memos[0] ?? ""],
    [25, "status", ({ status_message }) => status_message],
    [15, "qs", ({ mail }) => mail.address],
  ])("of %i finds whom it is a piece of, however it is spelled", (type, field, textOf) => {
    const someone = fc.constantFrom(...friends.filter((friend) => textOf(friend).trim() !== ""));
    const spelled = fc.constantFrom("as it is", "upper", "NFD", "padded");
    fc.assert(
      fc.property(
        someone,
        fc.nat(20),
        fc.integer({ min: 1, max: 4 }),
        spelled,
        (friend, start, length, how) => {
          const letters = [...fold(textOf(friend))];
          const at = start % letters.length;
          const piece = respelled(letters.slice(at, at + length).join(""), how);
          fc.pre(
            piece.trim() !== "" &&
              fold(piece.trim()) ===
                fold(
                  letters
                    .slice(at, at + length)
                    .join("")
                    .trim(),
                ),
          );
          const word = field === "status" ? piece : [piece];
          expect(met({ ...newCondition(type), [field]: word })).toContain(friend.id);
        },
      ),
      runs,
    );
  });
});

it("of those who have a number, each is at least as large as another number or smaller", () => {
  const withNumber = { type: 75, var_id: 201, query: "-1e308" };
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const asked = (match: number) =>
        met({ ...newCondition(75), var_id: 201, match, query: String(number) });
      const known = met({ ...newCondition(75), ...withNumber, match: 10 });
      for (const [above, below] of [
        [10, 13],
        [11, 12],
      ] as const) {
        const split = new Set([...(asked(above) ?? []), ...(asked(below) ?? [])]);
        expect([...split].sort((a, b) => a - b)).toEqual(known);
      }
      expect(asked(11)?.filter((id) => !asked(10)?.includes(id))).toEqual([]);
    }),
    runs,
  );
});

/** Every list of the condition backwards and twice, however deep. */
function listedTwice<T>(value: T): T {
  if (Array.isArray(value)) return [...value, ...value].reverse() as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, listedTwice(each)])) as T;
}

function respelled(text: string, how: string): string {
  if (how === "upper") return text.toUpperCase();
  if (how === "NFD") return text.normalize("NFD");
  return how === "padded" ? `　${text} ` : text;
}

function daysOf(people: readonly AudienceFriend[]): string[] {
  const days = people.flatMap(({ registered_on, last_reaction_on, landings, reminders, forms }) => [
    registered_on,
    last_reaction_on ?? registered_on,
    ...landings.map(({ at }) => at.slice(0, 10)),
    ...reminders.map(({ origin_date }) => origin_date),
    ...forms.map(({ answered_on }) => answered_on),
  ]);
  return [...new Set(days)];
}
