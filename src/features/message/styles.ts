import message from "./message.css?inline";

/** Looks of a message text, for every screen that shows one. */
export const messageFieldStyles: readonly string[] = [message];
