/* What elements may use of sequences of messages. */

export { EpisodeScreen } from "./EpisodeScreen.js";
export type { EpisodeModel } from "./episode-model.js";
export type { SalonPlace } from "./kinds.js";
export { episodeWords } from "./messages.js";
export { createEpisodeModel } from "./model.js";
export type { SampleReservation } from "./moments/sample.js";
export { createMutations } from "./mutations/create-mutations.js";
export { pendingAlone } from "./saves.js";
export { type Episode, type EpisodeStep, episodeSchema } from "./schema.js";
export type { EpisodeServices } from "./services.js";
export type { EpisodeSettings } from "./settings.js";
export { episodeStyles } from "./styles.js";
