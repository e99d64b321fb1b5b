import type { Row } from "../../../list-editor/index.js";
import type { BaseKind } from "../kinds.js";
import { readStep, type Step } from "../steps/step.js";
import { type Moment, stepMoment } from "./moments.js";

/** A step, and when it would be sent. */
export interface PlannedStep {
  /** The key of its row. */
  readonly key: string;
  /** From 1, in the order of the list. */
  readonly number: number;
  readonly step: Step;
  /** `null` where its figures do not say. */
  readonly moment: Moment | null;
}

/** The steps that can be read, in the order of the list. */
export function plannedSteps(rows: readonly Row[], base: Moment | null): readonly PlannedStep[] {
  return rows.flatMap(({ key, value }, at) => {
    const step = readStep(value);
    if (step === null) return [];
    return [{ key, number: at + 1, step, moment: base === null ? null : stepMoment(step, base) }];
  });
}

/** One line of the schedule: a step, or the moment itself. */
export interface PlannedLine {
  readonly moment: Moment;
  /** `null` for the moment that steps count from. */
  readonly planned: PlannedStep | null;
  /** Minutes since the line before; 0 for the first one. */
  readonly gap: number;
}

/** All moments by time, equal ones in the order of the steps, the moment itself first. */
export function plannedLines(steps: readonly PlannedStep[], base: Moment): readonly PlannedLine[] {
  const lines = [
    { moment: base, planned: null },
    ...steps.flatMap((planned) => (planned.moment === null ? [] : [{ moment: planned.moment, planned }])),
  ].sort((one, other) => one.moment - other.moment);
  return lines.map((line, at) => ({ ...line, gap: line.moment - (lines[at - 1]?.moment ?? line.moment) }));
}

/** True when steps are listed in another order than they are sent in. */
export function isOutOfOrder(steps: readonly PlannedStep[]): boolean {
  const moments = steps.flatMap(({ moment }) => moment ?? []);
  return moments.some((moment, at) => at > 0 && moment < (moments[at - 1] ?? moment));
}

/** The rows by their moments, equal ones as they stand, those without one last. */
export function inSendingOrder(rows: readonly Row[], base: Moment): readonly Row[] {
  const moments = new Map(plannedSteps(rows, base).map(({ key, moment }) => [key, moment]));
  const last = Number.POSITIVE_INFINITY;
  return rows.toSorted((one, other) => {
    const [first, second] = [moments.get(one.key) ?? last, moments.get(other.key) ?? last];
    return first === second ? 0 : first - second;
  });
}

/** The first other step at the moment of each, by the keys of their rows. */
export function sameMoments(steps: readonly PlannedStep[]): ReadonlyMap<string, number> {
  const at = new Map<Moment, PlannedStep[]>();
  for (const planned of steps) {
    if (planned.moment === null) continue;
    const others = at.get(planned.moment);
    if (others) others.push(planned);
    else at.set(planned.moment, [planned]);
  }
  const found = new Map<string, number>();
  for (const together of at.values()) {
    const [first, second] = together;
    if (!first || !second) continue;
    for (const { key } of together) found.set(key, key === first.key ? second.number : first.number);
  }
  return found;
}

/**
 * True for a step that is sent on the side of the moment where it makes no sense: after what is reminded of, before
 * the visit is over.
 */
export function isOnWrongSide(moment: Moment, base: Moment, kind: BaseKind): boolean {
  return kind === "end" ? moment < base : moment > base;
}

/** The steps whose moment is over at `now`, for somebody whose steps count from `base`. */
export function missedSteps(
  steps: readonly PlannedStep[],
  base: Moment,
  now: Moment,
): readonly PlannedStep[] {
  return steps.filter(({ step }) => {
    const moment = stepMoment(step, base);
    return moment !== null && moment < now;
  });
}
