import { useAtomValue } from "jotai";
import type { NamedEntry } from "../../api/journey-groups.js";
import type { ListedJourney } from "../../api/journeys.js";
import { useQuery } from "../../collection/index.js";
import { createScreenContext, type ScreenCommands } from "../../editor/index.js";
import { useStill } from "../../kit/page-press.js";
import type { JourneyActions } from "./actions.js";
import type { JourneyModel } from "./journey-model.js";
import type { Arrangement } from "./list/arrange.js";
import { type JourneyWords, journeyWords } from "./messages.js";
import type { JourneySettings } from "./settings.js";

/** Context that every part of the screen works with. */
export interface JourneyScreenContext {
  readonly model: JourneyModel;
  readonly commands: ScreenCommands;
  readonly actions: JourneyActions;
}

export const [JourneyProvider, useJourney] = createScreenContext<JourneyScreenContext>("a journey list");

/** Settings and words of the list, and whether nothing can be changed. */
export function useJourneySettings(): { settings: JourneySettings; words: JourneyWords; fixed: boolean } {
  const settings = useAtomValue(useJourney().model.atoms.settings);
  return { settings, words: journeyWords[settings.locale], fixed: settings.readonly };
}

/** The three lists as they stand; `null` where one is not there. */
export function useLists(): {
  journeys: readonly ListedJourney[] | null;
  groups: readonly NamedEntry[] | null;
  phases: readonly NamedEntry[] | null;
} {
  const { journeys, groups, phases } = useJourney().actions.queries();
  return { journeys: useQuery(journeys).data, groups: useQuery(groups).data, phases: useQuery(phases).data };
}

/** Shown rows, drawn again when they change, after a press that is under way. */
export function useArrangement(): Arrangement {
  const { model } = useJourney();
  useLists();
  useAtomValue(model.atoms.group);
  useAtomValue(model.atoms.query);
  useAtomValue(model.atoms.sorting);
  return useStill(model.arrangement());
}
