import { draw, type IconProps } from "./draw.js";

// What effects are told apart by.

export function MessageIcon(props: IconProps) {
  return draw(
    props,
    "M4.5 3.8h11A1.5 1.5 0 0 1 17 5.3v6.9a1.5 1.5 0 0 1-1.5 1.5H9.5L6 16.8v-3.1H4.5A1.5 1.5 0 0 1 3 12.2V5.3a1.5 1.5 0 0 1 1.5-1.5zM6.5 7.3h7M6.5 10.2h4.5",
  );
}
