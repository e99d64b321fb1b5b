import type { BaseKind } from "../kinds.js";
import { type Moment, momentOf } from "../moments/moments.js";
import { baseMoment, type Sample, type SampleReservation } from "../moments/sample.js";
import { missedSteps, type PlannedStep } from "../moments/schedule.js";

/** Friends whose steps are over already. */
export interface Missed {
  /** `null` for the sample. */
  readonly name: string | null;
  /** When the reservation begins, or the goal is. */
  readonly moment: Moment;
  /** The numbers of the steps, from 1. */
  readonly steps: readonly number[];
}

/** For each of the page's reservations, without any for the sample: which steps are over at `now`. */
export function findMissed(
  steps: readonly PlannedStep[],
  tried: { reservations: readonly SampleReservation[]; sample: Sample; base: BaseKind; now: Moment },
): readonly Missed[] {
  const { reservations, sample, base, now } = tried;
  const all = reservations.length > 0 ? reservations : [{ ...sample, name: null }];
  return all.flatMap((each): Missed[] => {
    const from = baseMoment(each, base);
    const begins = momentOf(each.date, each.from);
    if (from === null || begins === null) return [];
    const missed = missedSteps(steps, from, now);
    if (missed.length === 0) return [];
    return [{ name: each.name, moment: begins, steps: missed.map(({ number }) => number) }];
  });
}
