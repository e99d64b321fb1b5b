import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { rowAfter } from "../../../kit/row-keys.js";

/** Page Up and Page Down go about as far. */
const pageOfRows = 10;

/**
 * Keys of the list: one of its checkboxes is in the order of Tab. Up and down lead from one to the next, left and right to
 * that of another day, Home and End to the first and the last, Page Up and Page Down further.
 */
export function useListKeys(box: RefObject<HTMLElement | null>) {
  /** The one that had the focus last. */
  const at = useRef<string | undefined>(undefined);
  const all = () => [...(box.current?.querySelectorAll<HTMLInputElement>("[data-row]") ?? [])];

  function keepOneStop(): HTMLInputElement | undefined {
    const boxes = all();
    const stop = boxes.find(({ dataset }) => dataset.row === at.current) ?? boxes[0];
    for (const each of boxes) each.tabIndex = each === stop ? 0 : -1;
    return stop;
  }
  useLayoutEffect(() => {
    keepOneStop();
  });
  // The placeholder that was there during the load had no control.
  useLayoutEffect(() => {
    const [first] = box.current?.querySelectorAll<HTMLInputElement>("[data-row]") ?? [];
    first?.focus();
  }, [box]);

  return {
    onFocus({ target }: FocusEvent<HTMLElement>): void {
      at.current = target.dataset.row;
      keepOneStop();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>): void {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      const next = boxAfter(key, event.target as HTMLInputElement, all());
      if (next === null) return;
      event.preventDefault();
      next?.focus();
    },
  };
}

/** `undefined` where there is no day further on, `null` for any other key. */
function boxAfter(
  key: string,
  from: HTMLInputElement,
  all: HTMLInputElement[],
): HTMLInputElement | undefined | null {
  const own = all.indexOf(from);
  if (own < 0) return null;
  const isDay = ({ dataset }: HTMLElement) => dataset.day !== undefined;
  if (key === "ArrowLeft") return all.slice(0, own).findLast(isDay);
  if (key === "ArrowRight") return all.slice(own + 1).find(isDay);
  const next = rowAfter(key, own, all.length, pageOfRows);
  return next === undefined ? null : all[next];
}
