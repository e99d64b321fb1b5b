import { Announcer } from "../../list-editor/index.js";
import { useEpisode, useEpisodeSettings } from "./episode-context.js";
import type { EpisodeAnnouncements } from "./step-edits.js";

/** Says what an edit did; in the sequence, and over the condition of a step. */
export function EpisodeAnnouncer() {
  const { model } = useEpisode();
  const { settings, words } = useEpisodeSettings();
  return (
    <Announcer<EpisodeAnnouncements>
      model={model}
      locale={settings.locale}
      words={words}
      labelOf={() => words.steps}
    />
  );
}
