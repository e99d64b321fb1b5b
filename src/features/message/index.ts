/* What elements and other features may use of message texts. */

export { DrawnMessage } from "./DrawnMessage.js";
export { messageParts } from "./deferred.js";
export { MessageField } from "./MessageField.js";
export { MessageScreen } from "./MessageScreen.js";
export { messageWords } from "./messages.js";
export { createMessageModel, type MessageModel } from "./model.js";
export {
  type ContextCategory,
  type ContextEvent,
  type ContextKey,
  contextValues,
} from "./placeholders/context/context-values.js";
export { RecentEmojiProvider } from "./recent-emoji.js";
export { longestText, type MessageEditorSettings, type SendKey } from "./settings.js";
export { messageFieldStyles } from "./styles.js";
export { textWithNames } from "./text/text-with-names.js";
export type { FindMarks } from "./view/text-marks.js";
