import type { EpisodeServices } from "../services.js";
import type { EpisodeDeps } from "./deps.js";
import { createEpisodeCalls } from "./episodes.js";
import { EpisodeSaves } from "./saves.js";

/** Mutations of the server's sequences. */
export interface EpisodeMutations {
  readonly services: Pick<EpisodeServices, "start" | "remove" | "link">;
  /** The calls of a finish. */
  readonly saves: EpisodeSaves;
}

/** Makes it. */
export function createMutations(deps: EpisodeDeps): EpisodeMutations {
  const { put, ...services } = createEpisodeCalls(deps);
  return { services, saves: new EpisodeSaves(deps, put) };
}
