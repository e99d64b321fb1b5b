import type { NamedEntry } from "../../../api/journey-groups.js";
import type { ListedJourney } from "../../../api/journeys.js";

/** Data that is lost with journeys that are deleted. */
export interface DeletionImpact {
  readonly people: number;
  /** The names of phases that no journey uses afterwards. */
  readonly unusedPhases: readonly string[];
}

/** Counts it by what is loaded; a phase that is gone already is not named. */
export function impactOf(
  ids: ReadonlySet<number>,
  journeys: readonly ListedJourney[],
  phases: readonly NamedEntry[],
): DeletionImpact {
  const deleted = journeys.filter(({ id }) => ids.has(id));
  const stillUsed = new Set(journeys.flatMap((each) => (ids.has(each.id) ? [] : each.phases)));
  const used = new Set(deleted.flatMap((each) => each.phases));
  return {
    people: deleted.reduce((sum, each) => sum + each.people, 0),
    unusedPhases: phases.filter(({ id }) => used.has(id) && !stillUsed.has(id)).map(({ name }) => name),
  };
}
