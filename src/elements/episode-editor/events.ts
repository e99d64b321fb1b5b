import type { EditorEventMap } from "../../editor/index.js";
import type { PlainData } from "../../lib/plain-data.js";

/** A sequence was started on the server; `response` is what it said. */
export interface EpisodeActivatedDetail {
  episodeId: number;
  response: PlainData;
}

/** A sequence was deleted on the server. */
export interface EpisodeDeletedDetail {
  episodeId: number;
}

/** A place of a salon has another sequence now; `null` where it was taken out. */
export interface EpisodeLinkedDetail {
  salonId: number;
  attr: "episode_id" | "follow_id";
  episodeId: number | null;
}

/** The events of `<episode-editor>`. */
export interface EpisodeEventMap extends EditorEventMap {
  activated: CustomEvent<EpisodeActivatedDetail>;
  deleted: CustomEvent<EpisodeDeletedDetail>;
  linked: CustomEvent<EpisodeLinkedDetail>;
}
