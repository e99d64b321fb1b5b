/* What finishing editors share and nobody needs at once: through `index.ts` it would come with the first load. */
export type { Clipboard, Copyable, Inserted } from "./clipboard/commands.js";
export type { ClipboardWords } from "./clipboard/messages.ja.js";
export { clipboardWords } from "./clipboard/words.js";
export { type RowMessage, rowMessages } from "./row-messages.js";
