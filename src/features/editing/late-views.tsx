/* The drawn half of what comes late. */
export { attendClipboard, type ClipboardUser } from "./clipboard/attend-clipboard.js";
export { createClipboardOffers } from "./clipboard/offers.js";
export { followPresses, keyAt } from "./clipboard/row-at.js";
export { readClipboard, writeClipboard } from "./clipboard/system-clipboard.js";
