import { Chip, type ChipProps } from "./Chip.js";
import fieldTokens from "./field-tokens.css?inline";
import sheet from "./hues.css?inline";
import type { Hue } from "./hues.js";
import { useSheet } from "./sheets.js";
import tokens from "./widget-tokens.css?inline";

/** A chip in the colour of its item. Apart, since a chip without one needs no hues. */
export function HueChip({ hue, ...chip }: Omit<ChipProps, "className"> & { hue: Hue }) {
  useSheet(fieldTokens);
  useSheet(tokens);
  useSheet(sheet);
  return <Chip {...chip} className={`hue-${hue}`} />;
}
