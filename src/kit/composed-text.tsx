import { type ChangeEvent, type CompositionEvent, useRef, useState } from "react";

/** `value` and handlers for a text control. */
export interface ComposedText<E extends HTMLInputElement | HTMLTextAreaElement> {
  value: string;
  onChange(event: ChangeEvent<E>): void;
  onCompositionStart(event: CompositionEvent<E>): void;
  onCompositionEnd(event: CompositionEvent<E>): void;
}

/**
 * A controlled text that a model may trim, refuse or restore without breaking a conversion: writing into a field
 * while the input method is converting makes it commit twice or lose characters. Until the conversion ends the
 * field shows what the input method put there. A conversion is one edit, reported when it ends: what the input method
 * tries out on the way was never meant, and undo must not stop there. If the owner gives another text meanwhile, that one
 * counts, and what was composed into the one before is gone.
 */
export function useComposedText<E extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onChange: (value: string) => void,
): ComposedText<E> {
  const [composing, setComposing] = useState<string | null>(null);
  /** The owner's text as the conversion began, and what the field has shown since, which the owner may learn of late. */
  const known = useRef<readonly string[]>([]);
  return {
    value: composing ?? value,
    onChange(event) {
      const text = event.currentTarget.value;
      if (composing === null) onChange(text);
      else {
        known.current = [...known.current, text];
        setComposing(text);
      }
    },
    onCompositionStart(event) {
      known.current = [value, event.currentTarget.value];
      setComposing(event.currentTarget.value);
    },
    onCompositionEnd(event) {
      setComposing(null);
      // Chromium sends no input event after compositionend, WebKit may have changed the text since the last one.
      const text = event.currentTarget.value;
      if (text !== value && known.current.includes(value)) onChange(text);
    },
  };
}
