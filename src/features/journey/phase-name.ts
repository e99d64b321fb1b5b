import type { NamedEntry } from "../../api/journey-groups.js";
import type { JourneyWords } from "./messages.js";

/** Name of a phase, by its id. */
export type PhaseNames = (id: number) => { readonly name: string; readonly isGone: boolean };

/** Makes the lookup of names; without the list of phases nobody knows whether one was deleted. */
export function createPhaseNames(phases: readonly NamedEntry[] | null, words: JourneyWords): PhaseNames {
  const names = new Map((phases ?? []).map(({ id, name }) => [id, name]));
  return (id) => {
    const name = names.get(id);
    if (name !== undefined) return { name, isGone: false };
    return phases === null
      ? { name: words.unknownPhase(id), isGone: false }
      : { name: words.deletedPhase, isGone: true };
  };
}
