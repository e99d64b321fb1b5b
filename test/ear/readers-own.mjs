/*
 * What a version of the reader does by itself, named in the step where it is heard. The first two were heard on a page of a
 * few lines too. The last two follow from the source of 43.1, and a small page does not show them: with them a fault of ours
 * is not ruled out.
 */

/** 43.1 takes the caret's move for the reading of a line where a handler of an arrow key moves the focus into a text field. */
export const blank = { reader: "43.1", faults: ["said: /\\bblank\\b/"] };

/** 43.1 says the first chosen option of a list after Enter, whichever was chosen; 48.1 another one when one goes. */
export const anotherChoice = (name) => ({ reader: "", faults: [`said: ${name}`] });

/** 43.1 says nothing of what is around the new focus where the old one has left the tree, as all behind a modal dialog does. */
export const noDialog = (...missing) => ({
  reader: "43.1",
  faults: missing.map((each) => `not said: ${each}`),
});

/** 43.1 is silent where the element that has the focus goes, or comes back from behind a modal, and a script sets the focus. */
export const noFocus = noDialog;
