import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from "react";
import { isTabKey } from "../../../kit/tab-key.js";
import { whenLeft } from "../../../kit/when-left.js";
import type { Chip } from "../layout/chips.js";
import type { DayLayout } from "../layout/day-layout.js";
import { useSchedule } from "../schedule-context.js";
import { useCommit } from "../use-commit.js";
import { nextChip, nextStop, type Stop, type StopDirection } from "./tab-stops.js";
import { useMoveKeys } from "./use-move-keys.js";
import { useStopFocus } from "./use-stop-focus.js";

const directions: Readonly<Record<string, StopDirection>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "start",
  End: "end",
};

/** The end moves by these too: readers keep Alt, Shift and arrows for tables. */
const endDirections: Readonly<Record<string, StopDirection>> = { PageUp: "left", PageDown: "right" };

/**
 * Keys of a day: arrows go through chips and free places, with Ctrl from chip to chip, with Alt they move what has the focus, with Alt and Shift its
 * end, and so do Alt and the Page keys. Enter commits, Escape cancels, and so does whatever takes the focus away.
 */
export function useDayKeys(day: {
  layout: DayLayout;
  slot: number;
  /** Stop that can have the focus. */
  stop: Stop | null;
  find(key: string): Chip | undefined;
  openMenu(key: string, anchor: HTMLElement): void;
  box: RefObject<HTMLElement | null>;
}) {
  const { layout, slot, stop: at, find, openMenu, box } = day;
  const { model, actions } = useSchedule();
  const commit = useCommit();
  const { window, rows } = layout;
  const { left, go, gotFocus, lostFocus } = useStopFocus(at, box);
  const { moveBy, cancel } = useMoveKeys(layout, slot);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, altKey, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (ctrlKey || metaKey) {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key] as 1 | -1 | undefined;
      if (!by || !at || altKey || shiftKey || model.move().is === "lifted") return;
      event.preventDefault();
      go(nextChip(rows, at, by));
      return;
    }
    const chip = find((event.target as HTMLElement).dataset.chip ?? "");
    const move = model.move();
    const isLifted = move.is === "lifted";
    // The lifted chip counts, and not the one with the focus: its chip may be gone.
    const held = isLifted ? find(move.key) : undefined;
    const endDirection = endDirections[key];
    const direction = directions[key] ?? (altKey || isLifted ? endDirection : undefined);
    if (direction && (altKey || isLifted)) {
      // With Alt the browser would go to the page before, and lose the day.
      if (altKey || chip) event.preventDefault();
      if (chip && chip.kind !== "change") moveBy(chip, direction, shiftKey || endDirection !== undefined);
      return;
    }
    // The focus goes on, and what was lifted stays where it was.
    if (isLifted && isTabKey(event)) cancel(held);
    if (isLifted && (key === "Enter" || key === "Escape")) {
      event.preventDefault();
      event.stopPropagation();
      const record = (held ?? chip)?.reservation;
      if (key === "Enter" && record) commit(record);
      else cancel(held);
      return;
    }
    if (chip && (key === "ContextMenu" || (key === "F10" && shiftKey))) {
      event.preventDefault();
      openMenu(chip.key, event.target as HTMLElement);
      return;
    }
    if (!at) return;
    if (key === "Enter" && at.chip === null && !chip) {
      event.preventDefault();
      select(at);
    } else if (direction && !shiftKey) {
      event.preventDefault();
      go(nextStop(rows, at, direction, { window, slot }));
    }
  }

  function select(at: Stop): void {
    const row = rows.find(({ key }) => key === at.row);
    actions.selectSlot({
      date: layout.date,
      from: at.from,
      to: Math.min(at.from + slot, 24 * 60),
      salonResourceId: row?.resource?.id ?? null,
    });
  }

  const handlers = {
    onKeyDown,
    /** The stop goes where the focus is. */
    onFocus(event: FocusEvent<HTMLElement>): void {
      gotFocus(event.target);
      const key = (event.target as HTMLElement).dataset.chip;
      const chip = key === undefined ? undefined : find(key);
      const row = chip && rows.find(({ chips }) => chips.includes(chip));
      const move = model.move();
      const held = move.is === "lifted" && move.key !== key ? find(move.key) : undefined;
      if (held && !event.currentTarget.hasAttribute("data-dragging")) cancel(held);
      if (chip && row && model.stop()?.chip !== chip.key)
        model.goTo({ row: row.key, from: chip.from, chip: chip.key });
    },
    onBlur(event: FocusEvent<HTMLElement>): void {
      const { target, currentTarget } = event;
      whenLeft(event, () => {
        lostFocus(target);
        const move = model.move();
        // A pointer that holds something has no need of the focus.
        if (move.is === "lifted" && !currentTarget.hasAttribute("data-dragging")) cancel(find(move.key));
      });
    },
    onContextMenu(event: MouseEvent<HTMLElement>): void {
      const target = (event.target as Element).closest<HTMLElement>("[data-chip]");
      if (!target?.dataset.chip) return;
      event.preventDefault();
      // A long press has lifted it.
      if (!event.currentTarget.hasAttribute("data-dragging")) openMenu(target.dataset.chip, target);
    },
  };
  return { handlers, left };
}
