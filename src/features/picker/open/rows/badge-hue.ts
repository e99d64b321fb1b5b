import type { Hue } from "../../../../kit/hues.js";

/** Names that servers give the colours of badges, in the words of the old console's style sheets. */
const byWord: readonly (readonly [RegExp, Hue])[] = [
  [/primary|blue|info|aqua/, "blue"],
  [/success|green/, "green"],
  [/warning|yellow|orange|amber/, "amber"],
  [/danger|red|pink|rose/, "rose"],
  [/purple|violet/, "purple"],
  [/teal|cyan/, "teal"],
  [/olive|lime/, "olive"],
];

/** The hue for a colour class of the server; the class itself never reaches our markup. */
export function badgeHue(colorClass: unknown): Hue {
  if (typeof colorClass !== "string") return "slate";
  return byWord.find(([word]) => word.test(colorClass))?.[1] ?? "slate";
}
