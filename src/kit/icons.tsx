/* Files are cut by when they are needed: one icon of a file keeps all that are drawn anywhere in the same chunk. */
export * from "./icons/actions.js";
export * from "./icons/clipboard.js";
export type { IconProps } from "./icons/draw.js";
export * from "./icons/edits.js";
export * from "./icons/effects.js";
export * from "./icons/frame.js";
export * from "./icons/marks.js";
export * from "./icons/moves.js";
export * from "./icons/rows.js";
export * from "./icons/signs.js";
export * from "./icons/things.js";
