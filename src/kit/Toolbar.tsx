import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { DataAttributes } from "./attributes.js";
import { buttonsIn, keepOneStop, moveInStop } from "./one-stop.js";

/** Buttons that belong together. Extra `data-*` attributes go to the box around them. */
export interface ToolbarProps extends DataAttributes {
  label: string;
  /** How its owner lays it out, where that is not as always. */
  className?: string | undefined;
  children: ReactNode;
}

/** One stop for Tab; the arrow keys, Home and End go from button to button (ARIA practices, toolbar). */
export function Toolbar({ label, className = "toolbar", children, ...passed }: ToolbarProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Every render: buttons come and go, and one of them must always be the stop.
  useLayoutEffect(() => keepOneStop(buttonsIn(ref.current)));

  return (
    <div
      {...passed}
      ref={ref}
      role="toolbar"
      aria-label={label}
      className={className}
      onKeyDown={(event) => moveInStop(event, ref.current)}
      onFocus={(event) => keepOneStop(buttonsIn(ref.current), event.target)}
    >
      {children}
    </div>
  );
}
