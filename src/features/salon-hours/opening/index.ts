/* The section of hours: it comes on request. */

export { OpeningSection } from "./OpeningSection.js";
