/* All icons, by what they mean. */
export * from "./icons/access.js";
export * from "./icons/arrows.js";
export * from "./icons/commands.js";
export type { IconProps } from "./icons/draw.js";
export * from "./icons/states.js";
export * from "./icons/things.js";
