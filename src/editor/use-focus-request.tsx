import { type Atom, useAtomValue } from "jotai";
import { type RefObject, type SyntheticEvent, useRef } from "react";
import { useLayoutOnChange } from "../kit/use-on-change.js";
import type { FocusTarget } from "./focus-target.js";

/** Request for the focus. */
interface FocusRequests {
  atoms: { focus: Atom<FocusTarget | null> };
  focusArrived(): void;
}

/** Selectors of the parts of a row. */
export interface RowParts {
  /** Selector of what holds its fields. */
  fields: string;
  /** Selector of what stands for the row where a field is not there. */
  head: string;
}

const focusable = ":is(input, textarea, select, button, [tabindex='0']):not([data-never-first])";

/** Carries out the model's focus requests once the screen shows what they point at. Goes on the screen's root. */
export function useFocusRequest(model: FocusRequests, parts: RowParts): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null);
  const target = useAtomValue(model.atoms.focus);
  // The parts are the same every time.
  useLayoutOnChange([target, model], () => {
    if (target === null || screen.current === null) return;
    const found = find(screen.current, target, parts);
    if (found === "later") return;
    // The next row stands where the removed one stood, which is where the operator looks.
    const staysInPlace = target.field === "remove";
    found?.focus({ preventScroll: staysInPlace });
    // The whole row; of one that is too high, what has the focus.
    if (found && !staysInPlace) reveal(found, [found.closest<HTMLElement>("[data-row]"), found]);
    model.focusArrived();
  });
  return screen;
}

/** Keeps the field that has the focus in sight, with its counter: the browser alone scrolls it behind the foot. */
export function followWriting(event: SyntheticEvent): void {
  const { target, type } = event;
  const { key } = event.nativeEvent as KeyboardEvent;
  if (type === "keyup" && !/^(Enter|Arrow)/.test(key)) return;
  const box = (target as Element).closest<HTMLElement>(".text-area, .field-control");
  if (box) reveal(box, [box, target as HTMLElement]);
}

/**
 * Scrolls the first of these that the window has room for into view, above the foot that stays there. Without motion:
 * nobody asked for it.
 */
function reveal(focused: HTMLElement, boxes: readonly (HTMLElement | null)[]): void {
  const room = focused.closest(".editor")?.querySelector<HTMLElement>(".editor-finish")?.offsetHeight ?? 0;
  for (const each of boxes) {
    if (!each || each.offsetHeight > innerHeight - room) continue;
    each.style.scrollMarginBlockEnd = `${room}px`;
    each.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    each.style.removeProperty("scroll-margin-block-end");
    if (each.getAttribute("style") === "") each.removeAttribute("style");
    return;
  }
}

/** The field itself, the first control in it, or the nearest thing that still exists; `later` while it is loading. */
function find(
  screen: HTMLElement,
  { row, field }: FocusTarget,
  parts: RowParts,
): HTMLElement | null | "later" {
  const scope = row === null ? screen : screen.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`);
  if (!scope) return null;
  if (row !== null && scope.querySelector("[data-pending]")) return "later";
  const head = scope.querySelector<HTMLElement>(parts.head);
  // A toolbar stands before its field, and is not where anybody begins.
  const first = `${parts.fields} ${focusable}:not([role="toolbar"] *)`;
  if (field === "first") return scope.querySelector<HTMLElement>(first) ?? head;
  const named = scope.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  // Without a name the first head of the whole screen is that of another row, and the wrong place.
  if (!named) return row !== null ? head : null;
  return named.matches(focusable) ? named : named.querySelector<HTMLElement>(focusable);
}
