/* The section of online booking: it comes on request. */

export { OnlineSection } from "./OnlineSection.js";
