import type { PointerEvent, ReactNode } from "react";

/** A cell of the grid: what can be pressed in it has the focus, and not the cell. */
export function Cell(props: {
  className: string;
  onPointerMove?: (event: PointerEvent<HTMLElement>) => void;
  onPointerUpCapture?: (event: PointerEvent<HTMLElement>) => void;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on what stands in it.
    <span role="gridcell" {...props} />
  );
}
