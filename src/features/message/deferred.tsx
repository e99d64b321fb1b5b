import { deferredPart } from "../../kit/Deferred.js";

/** Emoji with their names: most messages are written without opening them. */
export const emojiPart = deferredPart(() => import("./emoji/index.js"));

/** What is asked before something is put in, and what is offered behind `[[`. */
export const insertPart = deferredPart(() => import("./insert/index.js"));

/** For whoever may come to show a text: its parts are there when the page has been open for a while. */
export const messageParts = [emojiPart, insertPart];
