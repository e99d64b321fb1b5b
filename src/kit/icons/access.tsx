import { draw, type IconProps } from "./draw.js";

/* Who may look, and how often somebody did. One element shows these, so they come with it. */

export function KeyIcon(props: IconProps) {
  return draw(
    props,
    "M3.7 13a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0zM9.4 10.6 16 4M13 7l2.3 2.3M10.8 9.2l1.6 1.6",
  );
}
export function EyeOffIcon(props: IconProps) {
  return draw(
    props,
    "M3 3.5 17 16.5M8 5.3A7 7 0 0 1 10 5c4.8 0 7.5 5 7.5 5a13 13 0 0 1-2.3 2.8M12.3 14.6A7 7 0 0 1 10 15c-4.8 0-7.5-5-7.5-5A13 13 0 0 1 5.3 6.9",
  );
}
