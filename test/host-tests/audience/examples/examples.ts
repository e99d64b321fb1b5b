import defaults from "../../../fixtures/defaults.json" with { type: "json" };
import type { AudienceFriend } from "../../../host/audience/friends.js";

/** A condition as its fields are stored. */
export type Condition = Readonly<Record<string, unknown>> & { readonly type: number };

/** Some fields beside those of a new condition, and who of the friends meets that. Null is "left out". */
export type Row = readonly [fields: object, met: readonly number[] | null];

/** From a condition the one that everybody else meets, both as far as they must be changed for that; null: it has none. */
export type Opposite = (condition: Condition) => readonly [Condition, Condition] | null;

/** What conditions of one type mean, by a few that decide. Friends are numbered from 1. */
export interface Examples {
  readonly type: number;
  readonly title: string;
  readonly friends: readonly Partial<AudienceFriend>[];
  readonly rows: readonly (readonly [condition: Condition, met: readonly number[] | null])[];
  readonly opposite: Opposite;
}

export function examples(
  title: string,
  type: number,
  friends: readonly Partial<AudienceFriend>[],
  rows: readonly Row[],
  opposite: Opposite = () => null,
): Examples {
  return {
    title,
    type,
    friends,
    rows: rows.map(([fields, met]) => [newCondition(type, fields), met]),
    opposite,
  };
}

/** A new condition with some fields changed. */
export function newCondition(type: number, fields: object = {}): Condition {
  const blank = (defaults.conditions as Readonly<Record<number, object>>)[type];
  return { ...blank, ...fields, type };
}

/** Opposite by a field whose codes are pairs; `given` are fields without which they are none. */
export function byPairs(
  field: string,
  pairs: readonly (readonly [unknown, unknown])[],
  given: object = {},
): Opposite {
  return (condition) => {
    const pair = pairs.find((each) => each.includes(condition[field]));
    const other = pair?.find((code) => code !== condition[field]);
    return pair
      ? [
          { ...condition, ...given },
          { ...condition, ...given, [field]: other },
        ]
      : null;
  };
}
