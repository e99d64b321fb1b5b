import { Chip, type ChipProps } from "./Chip.js";
import type { Hue } from "./hues.js";

/** A chip in the colour of its item. Apart, since a chip without one needs no hues. */
export function HueChip({ hue, ...chip }: Omit<ChipProps, "className"> & { hue: Hue }) {
  return <Chip {...chip} className={`hue-${hue}`} />;
}
