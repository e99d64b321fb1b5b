import fill from "./fill.css?inline";

/** For elements that a page may give a height. */
export const fillStyles: readonly string[] = [fill];
