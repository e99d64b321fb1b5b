import type { EditingWords } from "./messages.ja.js";

export const en: EditingWords = {
  cancel: "Cancel",
  undo: "Undo",
  redo: "Redo",
  required: "Required",
  saving: "Saving...",
  unknownError: "An unknown error occurred",
  noPermission: "You do not have permission for this",
  unreachable: "Could not connect. Check the connection and try again.",
  timeout: "There was no answer in time. Check whether it was saved, then try again.",
  unreadable: "The server's answer could not be read.",
  expired: "This page has expired.",
  draftNotKept: "Your work could not be kept, so the page was not reloaded. Copy it elsewhere, then reload.",
  draftFound: "There is unsaved work from before",
  restore: "Restore",
  discard: "Discard",
  close: "Close",
  checkProblems: "Please check what you entered",
  inputUnreadable: (name) => `A setting that this page gave (${name}) could not be read and was not applied.`,
};
