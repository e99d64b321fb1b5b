/* What finishing editors share and nobody needs at once: through `index.ts` it would come with the first load. */
export { type ClipKind, type ClipProblem, readClip, writeClip } from "./clipboard/clip.js";
export type { ClipboardWords } from "./clipboard/messages.ja.js";
export { clipboardWords } from "./clipboard/words.js";
export { type RowMessage, rowMessages } from "./row-messages.js";
