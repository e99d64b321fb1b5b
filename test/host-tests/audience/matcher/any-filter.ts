import fc from "fast-check";
import type { AnyFilter } from "../matcher.js";
import { anyCondition } from "./any-condition.js";
import type { Pools } from "./any-values.js";

/** Noon of the demonstration's day, both sides of a midnight in Tokyo, and days where counting months goes wrong. */
const clocks = [
  "2026-11-21T03:00:00Z",
  "2026-11-20T15:00:00Z",
  "2026-11-21T14:59:59Z",
  "2026-12-31T14:59:00Z",
  "2026-12-31T15:00:00Z",
  "2027-03-31T03:00:00Z",
  "2028-02-28T18:00:00Z",
] as const;

/** When a filter is asked. */
export const anyClock = fc.constantFrom(...clocks).map((text) => new Date(text));

/** Filters of one to eight conditions, over every population. */
export function anyFilter(pools: Pools): fc.Arbitrary<AnyFilter> {
  return fc.record(
    {
      inputs: fc.array(anyCondition(pools), { minLength: 1, maxLength: 8 }),
      with_blocked: fc.constantFrom(0 as const, 1 as const, 2 as const),
      user_rate_type: fc.constantFrom(0 as const, 1 as const, 3 as const),
    },
    { requiredKeys: ["inputs"] },
  );
}
