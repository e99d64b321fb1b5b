import { type RefObject, useLayoutEffect } from "react";

/**
 * A row that goes from under the focus leaves it to the next one, else to the one before, else to the button that adds
 * (rules: journey-dialogs). `row` matches rows of its kind, and `control` what has the focus in one.
 */
export function useFocusLeft(own: RefObject<HTMLElement | null>, row: string, control: string): void {
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      const root = element?.getRootNode() as Document | ShadowRoot | undefined;
      if (!element?.contains(root?.activeElement ?? null)) return;
      const near = [element.nextElementSibling, element.previousElementSibling];
      const next = near.find((each) => each?.matches(row))?.querySelector<HTMLElement>(control);
      (next ?? element.closest(".journey-side")?.querySelector<HTMLElement>("[data-add]"))?.focus();
    };
  }, [own, row, control]);
}
