import { describe, expect, it } from "vitest";
import defaults from "../../fixtures/defaults.json" with { type: "json" };
import type { AudienceFriend } from "../../host/audience/friends.js";
import { audienceOf, somebody } from "./people.js";

export type Row = readonly [fields: object, met: number[] | null];

/** Rows of one type: some fields beside the defaults, and who of the friends meets that. Null is "left out". */
export function check(
  title: string,
  type: number,
  friends: readonly Partial<AudienceFriend>[],
  rows: readonly Row[],
) {
  const blank = (defaults.conditions as Readonly<Record<number, object>>)[type];
  describe(`${type}, ${title}`, () => {
    it.each(rows)("%j", (fields, met) => {
      const people = friends.map((known, index) => somebody(index + 1, known));
      expect(audienceOf(people).meeting({ ...blank, ...fields })).toEqual(met);
    });
    it("is left out while nothing is chosen", () => {
      expect(audienceOf([somebody(1)]).meeting(blank ?? {})).toBeNull();
    });
  });
}
