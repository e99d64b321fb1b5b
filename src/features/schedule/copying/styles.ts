import copying from "./copying.css?inline";

/** The looks of the list of what would be made. */
export const copyingStyles: readonly string[] = [copying];
