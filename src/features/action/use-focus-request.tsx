import { useAtomValue } from "jotai";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { ActionModel, FocusTarget } from "./model.js";

const focusable = "input, textarea, select, button, [tabindex='0']";

/** Carries out the model's focus requests once the screen shows what they point at. Goes on the screen's root. */
export function useFocusRequest(model: ActionModel): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null);
  const target = useAtomValue(model.atoms.focus);
  useLayoutEffect(() => {
    if (target === null || screen.current === null) return;
    const found = find(screen.current, target);
    if (found === "later") return;
    found?.focus();
    model.focusArrived();
  }, [target, model]);
  return screen;
}

/** The field itself, the first control in it, or the nearest thing that still exists; `later` while it is loading. */
function find(screen: HTMLElement, { row, field }: FocusTarget): HTMLElement | null | "later" {
  const scope = row === null ? screen : screen.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`);
  if (!scope) return null;
  if (row !== null && scope.querySelector("[data-pending]")) return "later";
  const toggle = scope.querySelector<HTMLElement>("[aria-expanded]");
  if (field === "toggle") return toggle;
  if (field === "first") return scope.querySelector<HTMLElement>(`.panel-body :is(${focusable})`) ?? toggle;
  const named = scope.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  // Of the whole screen only the name can be late; another row's toggle would be the wrong place.
  if (!named) return row !== null ? toggle : scope.querySelector(".name-pending") ? "later" : null;
  return named.matches(focusable) ? named : named.querySelector<HTMLElement>(focusable);
}
