import slide from "./slide.css?inline";
import strip from "./strip.css?inline";

/** Looks of the slide and the strip, as one text: each editor has them in a sheet of its own. */
export const conditionStyles = [slide, strip].join("\n");
