import type { NamedEntry } from "../../../api/journey-groups.js";
import type { ListedJourney } from "../../../api/journeys.js";
import { fold } from "../../../lib/fold.js";

/** Finds journeys by their names and those of their phases; everything where nothing is searched for. */
export type Search = (
  query: string,
  phases: readonly NamedEntry[] | null,
) => (journey: ListedJourney) => boolean;

/** Makes a search that remembers what each journey is found by: nothing is folded again at the next key. */
export function createSearch(): Search {
  let known = new WeakMap<ListedJourney, string>();
  let of: readonly NamedEntry[] | null | undefined;
  let names: ReadonlyMap<number, string> = new Map();
  return (query, phases) => {
    const wanted = fold(query);
    if (wanted === "") return () => true;
    if (phases !== of) {
      of = phases;
      known = new WeakMap();
      names = new Map((phases ?? []).map(({ id, name }) => [id, fold(name)]));
    }
    return (journey) => {
      let text = known.get(journey);
      if (text === undefined) {
        // Between them stands what no search can be for.
        text = [fold(journey.name), ...journey.phases.map((id) => names.get(id) ?? "")].join("\n");
        known.set(journey, text);
      }
      return text.includes(wanted) || journey.name.includes(query);
    };
  };
}
