import type { KeyboardEvent } from "react";
import { useNotificationSettings } from "../notification-context.js";
import { moved } from "./grid-cells.js";
import type { ActiveCell } from "./use-active-cell.js";
import type { Painting } from "./use-painting.js";

/** Keys of the grid: arrows move, Space turns a cell over, Shift with an arrow gives its state to the others until Shift comes up. */
export function usePaintKeys(active: ActiveCell, painting: Painting, takeBack: () => void) {
  const { fixed } = useNotificationSettings();
  return {
    onKeyDown(event: KeyboardEvent): void {
      if (event.key === "Escape" && painting.isGoingOn()) {
        event.preventDefault();
        takeBack();
        return;
      }
      if ((event.key === " " || event.key === "Enter") && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        if (fixed || event.repeat) return;
        painting.begin(active.at);
        painting.end();
        return;
      }
      const to = moved(active.at, event);
      if (to === null) return;
      event.preventDefault();
      if (event.shiftKey && !fixed) painting.carry(active.at, to);
      else painting.end();
      active.goTo(to);
    },
    onKeyUp(event: KeyboardEvent): void {
      if (event.key === "Shift") painting.end();
    },
  };
}
