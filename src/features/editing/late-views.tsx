/* The drawn half of what comes late. */
export { ClipboardNews, type TellMissing } from "./clipboard/ClipboardNews.js";
export { createClipboardOffers } from "./clipboard/offers.js";
