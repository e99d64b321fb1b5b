import { type Atom, useAtomValue } from "jotai";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { FocusTarget } from "./focus-target.js";

/** What asks for the focus. */
interface FocusRequests {
  atoms: { focus: Atom<FocusTarget | null> };
  focusArrived(): void;
}

/** Where things are in a row, as selectors. */
export interface RowParts {
  /** What holds its fields. */
  fields: string;
  /** What stands for the row where a field is not there. */
  head: string;
}

const focusable = "input, textarea, select, button, [tabindex='0']";

/** Carries out the model's focus requests once the screen shows what they point at. Goes on the screen's root. */
export function useFocusRequest(model: FocusRequests, parts: RowParts): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null);
  const target = useAtomValue(model.atoms.focus);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts are the same every time.
  useLayoutEffect(() => {
    if (target === null || screen.current === null) return;
    const found = find(screen.current, target, parts);
    if (found === "later") return;
    // The next row stands where the removed one stood, and whoever pressed there is looking at it.
    found?.focus({ preventScroll: target.field === "remove" });
    model.focusArrived();
  }, [target, model]);
  return screen;
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
  if (field === "first") return scope.querySelector<HTMLElement>(`${parts.fields} :is(${focusable})`) ?? head;
  const named = scope.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  // Of the whole screen only the name can be late; another row's head would be the wrong place.
  if (!named) return row !== null ? head : scope.querySelector(".name-pending") ? "later" : null;
  return named.matches(focusable) ? named : named.querySelector<HTMLElement>(focusable);
}
