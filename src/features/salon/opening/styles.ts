import opening from "./opening.css?inline";

/** The looks of the section of hours. */
export const openingStyles: readonly string[] = [opening];
