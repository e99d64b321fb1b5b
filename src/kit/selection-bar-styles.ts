import selectionBar from "./selection-bar.css?inline";

/** Looks of the bar of what is selected, which come with it. */
export const selectionBarStyles: readonly string[] = [selectionBar];
