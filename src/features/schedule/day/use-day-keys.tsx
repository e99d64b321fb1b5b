import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { whenLeft } from "../../../kit/when-left.js";
import { nameOf, placeLabel } from "../labels.js";
import type { Chip } from "../layout/chips.js";
import type { DayLayout } from "../layout/day-layout.js";
import { useSchedule } from "../schedule-context.js";
import { useCommit } from "../use-commit.js";
import { nextChip, nextStop, type Stop, type StopDirection } from "./tab-stops.js";

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
  const { model, actions, words, isOfShifts } = useSchedule();
  const commit = useCommit();
  const { window, rows } = layout;
  /** The focus is to follow the stop once it is drawn. */
  const follows = useRef(false);
  const focused = useRef<Element | null>(null);
  /** Free time is drawn until the focus is elsewhere: a reader loses its place with what goes under the focus. */
  const [left, setLeft] = useState<Stop | null>(null);
  useLayoutEffect(() => {
    const active = (box.current?.getRootNode() as ShadowRoot | undefined)?.activeElement ?? document.body;
    // The chip that had the focus was drawn anew in another row, or is gone; and nothing else has it.
    const isLost = focused.current?.isConnected === false && active.contains(box.current);
    if ((follows.current || isLost) && focusStop()) follows.current = false;
  });

  function focusStop(): boolean {
    const target = box.current?.querySelector<HTMLElement>("[data-stop]");
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    return target !== null && target !== undefined;
  }

  function go(stop: Stop): void {
    follows.current = true;
    setLeft(at?.chip === null ? at : null);
    model.goTo(stop);
  }

  /** Announces where the chip would be now, with its name when it has just been lifted. */
  function notify(chip: Chip, isLifted: boolean): void {
    const move = model.move();
    if (move.is === "idle") return;
    const { candidate } = move;
    const row = rows.find(({ resource }) => (resource?.id ?? null) === candidate.salonResourceId);
    const place = placeLabel(candidate, row?.resource?.name ?? words.noResource, words);
    model.notify(isLifted ? words.lifted(nameOf(chip.reservation, words), place) : place);
  }

  function moveBy(chip: Chip, direction: StopDirection, movesEnd: boolean): void {
    if (direction === "start" || direction === "end") return;
    const isLifted = model.move().is === "idle";
    if (isLifted && !model.lift(chip.reservation, chip.key, slot)) return;
    const sign = direction === "left" || direction === "up" ? -1 : 1;
    if (direction === "up" || direction === "down") {
      if (!movesEnd && !isOfShifts)
        model.act({ type: "moveToRow", by: sign, rows: rows.map(({ resource }) => resource?.id ?? null) });
    } else model.act({ type: movesEnd ? "moveEndBy" : "moveBy", minutes: sign * slot });
    notify(chip, isLifted);
  }

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
    if (isLifted && key === "Tab") cancel(held);
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

  function cancel(chip: Chip | undefined): void {
    model.drop();
    if (chip) model.notify(words.notMoved(nameOf(chip.reservation, words)));
  }

  const handlers = {
    onKeyDown,
    /** The stop goes where the focus is. */
    onFocus(event: FocusEvent<HTMLElement>): void {
      focused.current = event.target;
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
        setLeft(null);
        if (target.isConnected && focused.current === target) focused.current = null;
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
