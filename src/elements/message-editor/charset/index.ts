/* What a message says of the charset that its form is sent in: loaded on pages that are not in UTF-8. */
export { CharsetNote } from "./CharsetNote.js";
