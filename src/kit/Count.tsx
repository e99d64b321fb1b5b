import { groupDigits } from "../lib/digits.js";
import { classes } from "./classes.js";

/** How many there are of the thing whose name stands before it. */
export interface CountProps {
  value: number;
  /** `accent` asks for work (unread ones), `warning` for repair. */
  tone?: "accent" | "warning" | undefined;
  /** From the first figure above it on only 「999+」 is shown, so that nothing beside it moves away. */
  most?: number | undefined;
}

/** Figures get commas. */
export function Count({ value, tone, most = 9999 }: CountProps) {
  const text = groupDigits(Math.min(value, most));
  return (
    <span className={classes("count", tone && `count-${tone}`)}>{value > most ? `${text}+` : text}</span>
  );
}
