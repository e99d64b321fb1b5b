import type { KeyboardEvent } from "react";
import type { PickerModel } from "../model.js";
import type { FieldShown } from "../state.js";
import { typedLetter } from "./typed-letter.js";
import type { Typing } from "./use-typing.js";

/** Opens the list, with a search that has begun, or closes it. */
export function toggleList(model: PickerModel, { open, settings }: FieldShown, query = ""): void {
  if (open) model.close();
  else if (!settings.disabled && !settings.readonly) model.open(query);
}

/** Keys on the field itself. Letters typed on the closed one are the beginning of a search, as on a native select. */
export function fieldKeys(model: PickerModel, shown: FieldShown, typing: Typing) {
  const { open, settings } = shown;
  const fixed = settings.disabled || settings.readonly;

  /** Backspace takes the last chip off, as in a field of letters. True if the key was for that. */
  function pressOnChips(event: KeyboardEvent): boolean {
    const { key, repeat, altKey, ctrlKey, metaKey } = event;
    if (key === "Backspace" && !altKey && !ctrlKey && !metaKey) {
      // One that is held down must not take all of it. One too many does nothing here, and nothing in the page.
      if (!repeat) model.pressBackspace();
      return true;
    }
    return model.unmark() && key === "Escape";
  }
  return (event: KeyboardEvent): void => {
    if (typing.owns(event)) return;
    if (!open && !fixed && pressOnChips(event)) {
      event.preventDefault();
      return;
    }
    if (open && typing.passOn(event)) return;
    if (event.ctrlKey || event.metaKey) return;
    if (open && event.key === "Escape") {
      event.preventDefault();
      model.close();
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      if (!event.repeat) toggleList(model, shown);
      return;
    }
    const letter = typedLetter(event, "");
    const arrow = event.key === "ArrowDown" || event.key === "ArrowUp";
    if (letter === null && (open || !arrow)) return;
    event.preventDefault();
    // The focus is here although the list is open: a chip was taken off.
    if (open) model.type(letter ?? "");
    else toggleList(model, shown, letter ?? "");
  };
}
