import waiting from "./waiting.css?inline";

/** Style texts of the picker from the start, after the kit's; its parts bring theirs along. */
export const pickerStyles: readonly string[] = [waiting];
