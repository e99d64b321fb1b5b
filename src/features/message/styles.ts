import message from "./message.css?inline";

/** Looks of a message text, for whoever shows one. */
export const messageFieldStyles: readonly string[] = [message];
