export * from "./icons/actions.js";
export type { IconProps } from "./icons/draw.js";
export * from "./icons/marks.js";
export * from "./icons/things.js";
