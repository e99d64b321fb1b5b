/* The section of triggers: it comes on request. */

export { TriggersSection } from "./TriggersSection.js";
