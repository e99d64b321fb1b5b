import type { ClipboardWords } from "./messages.ja.js";

/** The same in English. `what` is a plural. */
export const en: ClipboardWords = {
  copy: "Copy",
  cut: "Cut",
  paste: "Paste",
  copied: (place) => `Copied “${place}”`,
  copiedMany: (count, what) => `Copied ${count} ${what}`,
  cutOut: (place) => `Cut “${place}”`,
  pasted: (place) => `Pasted “${place}”`,
  pastedMany: (count, what) => `Pasted ${count} ${what}`,
  missing: (said, count) =>
    count === 1
      ? `${said}. It names 1 thing that does not exist here (shown as deleted)`
      : `${said}. It names ${count} things that do not exist here (shown as deleted)`,
  notPasted: "Nothing was pasted",
  partlyPasted: "Some of it was not pasted",
  nothing: (what) => `The clipboard has no ${what} that can be pasted`,
  tooLarge: "What is on the clipboard is too large",
  newer: "What is on the clipboard is of a newer format. Reload the page and try again.",
  otherKind: (what) => `What is on the clipboard are no ${what}`,
  unreadable: (count) => `${count} of it could not be read`,
  writeRefused: "The browser does not allow copying to the clipboard. Use Ctrl+C (Command+C on a Mac).",
  cutRefused:
    "The browser does not allow copying to the clipboard, so nothing was cut. Use Ctrl+X (Command+X on a Mac).",
  readRefused: "The browser does not allow reading the clipboard. Use Ctrl+V (Command+V on a Mac).",
};
