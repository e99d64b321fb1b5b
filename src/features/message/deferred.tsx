import { deferredPart } from "../../kit/Deferred.js";

/** Emoji with their names: most messages are written without opening them. */
export const emojiPart = deferredPart(() => import("./emoji/index.js"));

/** What is asked before something is put in, and what is offered behind `[[`. */
export const insertPart = deferredPart(() => import("./insert/index.js"));

/** For screens that may show a text later: its parts are fetched once the page rests. */
export const messageParts = [emojiPart, insertPart];
