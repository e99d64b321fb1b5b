import { type RefObject, useEffect, useRef } from "react";

/**
 * The box of a form whose first refused field gets the focus. `fields`: messages by field, another object for each refusal.
 * What is no field of its own says by `data-refused` that it is one.
 */
export function useRefusedFocus(
  fields: Readonly<Record<string, readonly string[]>>,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (Object.keys(fields).length === 0) return;
    const refused = box.current?.querySelector<HTMLElement>("[aria-invalid='true'], [data-refused]");
    const control = refused?.matches("input, select, textarea")
      ? refused
      : (refused?.querySelector<HTMLElement>("input") ?? refused?.querySelector<HTMLElement>("button"));
    control?.focus();
  }, [fields]);
  return box;
}
