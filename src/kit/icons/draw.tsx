import type { ReactElement } from "react";
import { classes } from "../classes.js";

/** An icon is decoration: the word beside it, or the label of its button, says what it means. */
export interface IconProps {
  /** 16 in rows and controls, 20 for close buttons and empty states. */
  size?: 16 | 20 | undefined;
  className?: string | undefined;
}

/** One path on a 20 grid; its stroke stays 1.5 px at both sizes. "filled" adds the ground, "solid" is ground alone. */
export function draw(
  { size = 16, className }: IconProps,
  path: string,
  look: "line" | "filled" | "solid" = "line",
): ReactElement {
  return (
    <svg
      className={classes("icon", className)}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill={look === "line" ? "none" : "currentColor"}
      stroke={look === "solid" ? "none" : "currentColor"}
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
