import { deferredPart } from "../../kit/Deferred.js";

/** Emoji with their names: most messages are written without opening them. */
export const emojiPart = deferredPart(() => import("./emoji/index.js"));

/** Lazy chunk of the insert forms, and of the suggestions behind `[[`. */
export const insertPart = deferredPart(() => import("./insert/index.js"));

/** For screens that may show a text later: its parts are fetched once the page rests. */
export const messageParts = [emojiPart, insertPart];
