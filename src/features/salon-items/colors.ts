import type { SalonItem } from "../../api/salon-items.js";
import { textOn } from "../../lib/text-on.js";

/** The eight hues as they are saved: those of the light look. Their names stand in the words, in the same order. */
export const hueColors: readonly string[] = [
  "#2971c6",
  "#008388",
  "#2e854d",
  "#73771c",
  "#9a6500",
  "#bb3f58",
  "#8059bb",
  "#6b727e",
];

/** A colour that can be drawn, `#rrggbb`; `null` for what is none. */
export function colorOf(written: string): string | null {
  return textOn(written)?.background.toLowerCase() ?? null;
}

/** The hue that is used least, the first of those. */
export function leastUsedHue(items: readonly SalonItem[]): string {
  const uses = hueColors.map((hue) => items.filter(({ color }) => colorOf(color) === hue).length);
  const least = Math.min(...uses);
  return hueColors[uses.indexOf(least)] ?? "#2971c6";
}
