/* The emoji and their panel, fetched when a message editor is on the page and nobody waits for anything. */
export { EmojiPanel, type EmojiPanelProps } from "./EmojiPanel.js";
