import { type FormEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { type Composition, useComposition } from "../../../kit/composition.js";
import { isTabKey } from "../../../kit/tab-key.js";
import type { PickerModel } from "../model.js";
import type { FieldShown } from "../state.js";

/** Text that is typed on the closed field, from the input method's first letter on. */
export interface Typing {
  /** True while the focus has to stay where it is. */
  isShown(): boolean;
  /** True if the key is the input method's. */
  owns(event: KeyboardEvent): boolean;
  /** To be spread on the field. */
  handlers: Composition["handlers"] & {
    onInput(event: FormEvent<HTMLInputElement>): void;
    onBlur(event: { currentTarget: HTMLInputElement }): void;
  };
  /** True if a key that is no input method's goes on in the search box; false if it may only write here. */
  passOn(event: KeyboardEvent): boolean;
}

/**
 * A conversion stays in the field that it began in: the field opens the list and searches in it. The search box gets the
 * focus, and the text, with the first key that is no input method's.
 */
export function useTyping(
  model: PickerModel,
  { open, query, settings }: FieldShown,
  field: RefObject<HTMLInputElement | null>,
): Typing {
  const { tracker, handlers } = useComposition();
  /** Search text of before; `null` as long as nothing is typed here. */
  const before = useRef<string | null>(null);

  function begin(): void {
    if (before.current !== null) return;
    before.current = open ? query : "";
    if (!open) model.open();
  }
  function empty(text: string | null): void {
    before.current = text;
    if (field.current) field.current.value = "";
  }
  useLayoutEffect(() => {
    if (before.current === null) return;
    if (!open) empty(null);
    // Another part of the list has changed the search.
    else if (query !== before.current + (field.current?.value ?? "")) empty(query);
  });

  return {
    isShown: () => before.current !== null,
    owns: (event) => tracker.owns(event),
    handlers: {
      onCompositionStart(): void {
        begin();
        handlers.onCompositionStart();
        model.compose(true);
      },
      onCompositionEnd(event): void {
        handlers.onCompositionEnd(event);
        model.compose(false);
        // A press that ends a conversion leaves the caret where the conversion began.
        const { length } = field.current?.value ?? "";
        if (field.current?.selectionStart !== length) field.current?.setSelectionRange(length, length);
      },
      onInput({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>): void {
        const { value } = currentTarget;
        const typed = writes.has((nativeEvent as InputEvent).inputType) && value.trim() !== "";
        // A conversion that its list was closed over may still end.
        const isLate = tracker.active || settings.readonly;
        if (before.current === null && (!typed || isLate)) {
          currentTarget.value = "";
          return;
        }
        begin();
        model.search(before.current + value);
      },
      onBlur({ currentTarget }: { currentTarget: HTMLInputElement }): void {
        // The window may have lost the focus, and the field not.
        if ((currentTarget.getRootNode() as ShadowRoot).activeElement !== currentTarget) empty(null);
      },
    },
    passOn(event: KeyboardEvent): boolean {
      const { key, nativeEvent, currentTarget } = event;
      if (before.current === null) return false;
      if ([...key].length > 1 && !leading.has(key) && !isTabKey(event)) return false;
      const root = currentTarget.getRootNode() as ShadowRoot;
      const search = root.querySelector<HTMLInputElement>("#picker-popup input[data-autofocus]");
      // Until the list is there, the field goes on as one of text.
      if (!search) {
        if (key === "Enter") event.preventDefault();
        return key !== "Escape";
      }
      search.focus({ preventScroll: true });
      search.setSelectionRange(search.value.length, search.value.length);
      // Once for all that listens; the browser itself writes where the focus is now.
      event.stopPropagation();
      if (!search.dispatchEvent(new KeyboardEvent(nativeEvent.type, nativeEvent))) event.preventDefault();
      return true;
    },
  };
}

/** Kinds of edits that begin a search; pasting and dropping are none. */
const writes: ReadonlySet<string> = new Set(["insertText", "insertCompositionText", "insertFromComposition"]);

/** Keys with names; those of the input method and its modes lead nowhere. */
const leading: ReadonlySet<string> = new Set([
  ...["ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "Home", "End", "PageDown", "PageUp"],
  ...["Backspace", "Delete", "Enter", "Escape"],
]);
