/* The drawn half of what other features may use of the filter editor once it is loaded. */
export { CopyFrom } from "./head/CopyFrom.js";
