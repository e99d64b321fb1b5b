import { type FocusEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from "react";
import { unfilled } from "./attributes.js";
import { useComposedText } from "./composed-text.js";
import { useComposition } from "./composition.js";
import { ErrorIcon } from "./icons.js";
import { whenLeft } from "./when-left.js";

/** A name that is being changed in its place. */
export interface EditableTextProps {
  value: string;
  label: string;
  /** Why it cannot be saved as it is. */
  error: string | null;
  onChange(text: string): void;
  /** Enter, or the field is left; what is to be done with the text is the owner's. */
  onSave(by: "enter" | "leaving"): void;
  /** Escape: everything is as it was. */
  onCancel(): void;
}

/** Takes the focus and selects its text when it comes. No Enter or Escape of a conversion saves or cancels. */
export function EditableText({ value, label, error, onChange, onSave, onCancel }: EditableTextProps) {
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { tracker, handlers } = useComposition();
  const composed = useComposedText<HTMLInputElement>(value, onChange);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    isDone.current = false;
    field.current?.focus();
    field.current?.select();
  }, []);
  // It is refused: the operator goes on in it.
  useLayoutEffect(() => {
    if (error === null) return;
    isDone.current = false;
    field.current?.focus();
  }, [error]);

  function onKeyDown(event: KeyboardEvent): void {
    if (tracker.owns(event)) {
      // A key of the conversion is nobody else's either.
      event.stopPropagation();
      return;
    }
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") {
      isDone.current = true;
      onCancel();
    } else onSave("enter");
  }
  function onBlur(event: FocusEvent<HTMLInputElement>): void {
    whenLeft(event, () => {
      if (!isDone.current) onSave("leaving");
    });
  }
  return (
    <span className="editable-text">
      <input
        ref={field}
        type="text"
        className="field-control"
        {...unfilled}
        aria-label={label}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={error === null ? undefined : errorId}
        {...composed}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onCompositionStart={(event) => {
          handlers.onCompositionStart();
          composed.onCompositionStart(event);
        }}
        onCompositionEnd={(event) => {
          handlers.onCompositionEnd(event);
          composed.onCompositionEnd(event);
        }}
      />
      <span role="alert">
        {error === null ? null : (
          <span id={errorId} className="field-note field-error">
            <ErrorIcon />
            <span>{error}</span>
          </span>
        )}
      </span>
    </span>
  );
}
