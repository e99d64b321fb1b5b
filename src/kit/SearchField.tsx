import { type KeyboardEvent, useRef } from "react";
import { unfilled } from "./attributes.js";
import { useComposedText } from "./composed-text.js";
import { useComposition } from "./composition.js";
import { IconButton } from "./IconButton.js";
import { CloseIcon } from "./icons.js";

/** A text that is searched for. */
export interface SearchFieldProps {
  label: string;
  placeholder?: string | undefined;
  clearLabel: string;
  value: string;
  onChange(text: string): void;
  /** Not called for keys of a conversion. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** With a button that clears it and leaves the focus in it. */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  value,
  onChange,
  onKeyDown,
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const { tracker, handlers } = useComposition();
  const composed = useComposedText<HTMLInputElement>(value, onChange);
  return (
    <div className="search-field">
      {/* A field of type="search" brings a clearing button and keys of the browser's own. */}
      <input
        ref={field}
        type="text"
        role="searchbox"
        inputMode="search"
        enterKeyHint="search"
        className="field-control"
        {...unfilled}
        spellCheck={false}
        aria-label={label}
        placeholder={placeholder}
        {...composed}
        onKeyDown={(event) => {
          if (!tracker.owns(event)) onKeyDown?.(event);
        }}
        onCompositionStart={(event) => {
          handlers.onCompositionStart();
          composed.onCompositionStart(event);
        }}
        onCompositionEnd={(event) => {
          handlers.onCompositionEnd(event);
          composed.onCompositionEnd(event);
        }}
      />
      {value === "" ? null : (
        <IconButton
          label={clearLabel}
          icon={<CloseIcon />}
          onPress={() => {
            onChange("");
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
