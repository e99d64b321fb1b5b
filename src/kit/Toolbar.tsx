import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import type { DataAttributes } from "./attributes.js";
import { isComposing } from "./ime.js";
import { buttonsIn, keepOneStop } from "./one-stop.js";

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

  function move(event: KeyboardEvent) {
    if (event.defaultPrevented || isComposing(event)) return;
    // With such a key an arrow is another command: of the browser, or to move the row.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const buttons = buttonsIn(ref.current);
    const at = buttons.indexOf(event.target as HTMLElement);
    const next = at < 0 ? undefined : buttons[target(event.key, at, buttons.length)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div
      {...passed}
      ref={ref}
      role="toolbar"
      aria-label={label}
      className={className}
      onKeyDown={move}
      onFocus={(event) => keepOneStop(buttonsIn(ref.current), event.target)}
    >
      {children}
    </div>
  );
}

function target(key: string, at: number, count: number): number {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}
