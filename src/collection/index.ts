/* A list that lives on the server. */
export { type Collection, type CollectionState, createCollection } from "./collection.js";
