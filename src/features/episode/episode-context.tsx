import { useAtomValue } from "jotai";
import { createScreenContext, type EditorCommands } from "../../editor/index.js";
import { type RowProblem, useShownProblemsOf } from "../../list-editor/index.js";
import type { EpisodeModel } from "./episode-model.js";
import { type EpisodeWords, episodeWords } from "./messages.js";
import type { EpisodeServices } from "./services.js";
import type { EpisodeSettings } from "./settings.js";

/** Context that every part of the screen needs. */
export interface EpisodeScreenContext {
  readonly model: EpisodeModel;
  readonly commands: EditorCommands;
  readonly services: EpisodeServices;
}

/** The sequence that this component is in. */
export const [EpisodeProvider, useEpisode] = createScreenContext<EpisodeScreenContext>("a sequence");

/** Settings and words of a sequence, and whether nothing can be edited: a deleted one is only read. */
export function useEpisodeSettings(): {
  settings: EpisodeSettings;
  words: EpisodeWords;
  fixed: boolean;
} {
  const { model } = useEpisode();
  const settings = useAtomValue(model.atoms.settings);
  const isGone = useAtomValue(model.atoms.isGone);
  const fixed = settings.readonly || settings.disabled || isGone;
  return { settings, words: episodeWords[settings.locale], fixed };
}

/** Problems that are shown by now, of the sequence as a whole or of one step. */
export function useShownProblems(row: string | null): readonly RowProblem[] {
  const { model, commands } = useEpisode();
  return useShownProblemsOf(model, commands.session, row);
}
