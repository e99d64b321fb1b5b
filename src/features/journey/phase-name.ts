import type { NamedEntry } from "../../api/journey-groups.js";
import type { JourneyWords } from "./messages.js";

/** What a phase is called; where the list of phases is not there, nobody knows whether it was deleted. */
export function createPhaseNames(
  phases: readonly NamedEntry[] | null,
  words: JourneyWords,
): (id: number) => { readonly name: string; readonly isGone: boolean } {
  const names = new Map((phases ?? []).map(({ id, name }) => [id, name]));
  return (id) => {
    const name = names.get(id);
    if (name !== undefined) return { name, isGone: false };
    return phases === null
      ? { name: words.unknownPhase(id), isGone: false }
      : { name: words.deletedPhase, isGone: true };
  };
}
