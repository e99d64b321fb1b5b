import type { ReactNode } from "react";
import { classes } from "./classes.js";

/** A fact about a thing in one word. */
export interface BadgeProps {
  /** `new` in the colour of the selection; the rest by meaning. Plain when left out. */
  tone?: "new" | "success" | "warning" | "danger" | "info" | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** Not a control: what can be pressed or taken away is a chip or a button. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={classes("badge", tone && `badge-${tone}`)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
