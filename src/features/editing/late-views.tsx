/* The drawn half of what comes late. */
export { attendClipboard, type ClipboardUser } from "./clipboard/attend-clipboard.js";
export { readClipboard, writeClipboard } from "./clipboard/system-clipboard.js";
