import type { PlainObject } from "../../../lib/plain-data.js";
import type { EpisodeServices } from "../services.js";
import type { EpisodeDeps } from "./deps.js";
import { createEpisodeCalls } from "./episodes.js";
import { EpisodeSave } from "./saves.js";

/** Mutations of the server's sequences. */
export interface EpisodeMutations {
  readonly services: Pick<EpisodeServices, "start" | "remove" | "link">;
  /** The calls of a finish, which saves what is there now. */
  save(payload: PlainObject): EpisodeSave;
}

/** Makes it. */
export function createMutations(deps: EpisodeDeps): EpisodeMutations {
  const { put, ...services } = createEpisodeCalls(deps);
  return { services, save: (payload) => new EpisodeSave(deps, put, payload) };
}
