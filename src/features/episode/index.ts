/* What elements may use of sequences of messages. */

export { EpisodeScreen } from "./EpisodeScreen.js";
export { type EpisodeState, stepsToSend, writeEpisode } from "./entity.js";
export { kindOf, type SalonPlace } from "./kinds.js";
export { type EpisodeWords, episodeWords } from "./messages.js";
export { createEpisodeModel, type EpisodeModel } from "./model.js";
export type { SampleReservation } from "./moments/sample.js";
export { type Owed, withAnswer } from "./saving.js";
export { type Episode, type EpisodeStep, episodeSchema } from "./schema.js";
export type { EpisodeServices } from "./services.js";
export type { EpisodeSettings } from "./settings.js";
export { episodeStyles } from "./styles.js";
