import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { isComposing } from "./ime.js";
import { buttonsIn, keepOneStop } from "./one-stop.js";

/** Buttons that belong together. */
export interface ToolbarProps {
  label: string;
  children: ReactNode;
}

/** One stop for Tab; the arrow keys, Home and End go from button to button (ARIA practices, toolbar). */
export function Toolbar({ label, children }: ToolbarProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Every render: buttons come and go, and one of them must always be the stop.
  useLayoutEffect(() => keepOneStop(buttonsIn(ref.current)));

  function move(event: KeyboardEvent) {
    if (event.defaultPrevented || isComposing(event)) return;
    const buttons = buttonsIn(ref.current);
    const at = buttons.indexOf(event.target as HTMLElement);
    const next = at < 0 ? undefined : buttons[target(event.key, at, buttons.length)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={label}
      className="toolbar"
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
