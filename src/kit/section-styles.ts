import section from "./section.css?inline";

/** The looks of sections: whoever shows one adds them. */
export const sectionStyles: readonly string[] = [section];
