/* The open list, fetched when a picker is on the page and nobody waits for anything. */
export { AddedToast } from "./adding/AddedToast.js";
export { progressText } from "./adding/progress.js";
export { OpenList } from "./OpenList.js";
