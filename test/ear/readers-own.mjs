/*
 * What a version of the reader does by itself, named in the step where it is heard. The first two were heard on a page of a
 * few lines too; of the last two the reader's own log (`orca --debug-file`) tells the steps,
 * read in `journey-list` and `reservation-panel`, and taken to be the same where else they are named.
 */

/** 43.1 takes the caret's move for the reading of a line where a handler of an arrow key moves the focus into a text field. */
export const blank = { reader: "43.1", faults: ["said: /\\bblank\\b/"] };

/** 43.1 says the first chosen option of a list after Enter, whichever was chosen; 48.1 another one when one goes. */
export const anotherChoice = (name) => ({ reader: "", faults: [`said: ${name}`] });

/**
 * 43.1 does not name a modal dialog that takes all else out of the tree: told that what is around its place has gone, it
 * takes the dialog's heading for its place without a word, and the focus that comes then is within the same dialog.
 */
export const noDialog = (...missing) => ({
  reader: "43.1",
  faults: missing.map((each) => `not said: ${each}`),
});

/**
 * 43.1 is silent where the focus comes to what was behind a modal dialog: its old place has no index any more, so it looks
 * for a new one from the focus on, finds the focus itself, and says nothing of a place that it already has.
 */
export const noFocus = noDialog;
