import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from "react";
import type { DataAttributes } from "./attributes.js";
import { classes } from "./classes.js";
import { useComposedText } from "./composed-text.js";
import { useControl } from "./field-context.js";
import { LengthHeard, type LengthHeardProps } from "./LengthHeard.js";

/** Text of several lines. Extra `data-*` attributes go to the `<textarea>`. */
export interface TextAreaProps extends DataAttributes {
  value: string;
  onChange(value: string): void;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Its name when no `Field` gives one. */
  label?: string | undefined;
  /** Height when empty, in lines; it grows with the text. */
  rows?: number | undefined;
  /** The line under the text. Read out as the field's description. */
  foot?: ReactNode;
  /** At the end of that line: how long the text is, of how much. */
  limit?: Pick<LengthHeardProps, "counter" | "left" | "words"> | undefined;
  /** The text is longer than allowed: nothing is cut off, the edge and the last thing in `foot` say so. */
  overLimit?: boolean | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Line height of `--ce-type-prose`, in px; the rest of the height is the inset of text-area.css. */
const lineHeight = 24;

/** Grows with its text where the browser can (`field-sizing`); elsewhere it scrolls and can be dragged taller. */
export function TextArea({
  value,
  onChange,
  label,
  rows = 4,
  foot,
  limit,
  overLimit = limit !== undefined && limit.left < 0,
  disabled = false,
  readOnly = false,
  ref,
  ...passed
}: TextAreaProps) {
  const footId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  const hasFoot = limit !== undefined || (foot !== undefined && foot !== null && foot !== false);
  const control = useControl({ label, invalid: overLimit, describedBy: hasFoot ? footId : undefined });
  const text = useComposedText<HTMLTextAreaElement>(value, onChange);
  return (
    <div
      className={classes(
        "text-area",
        control["aria-invalid"] && "text-area-invalid",
        overLimit && "text-area-over",
        disabled && "text-area-disabled",
        readOnly && "text-area-readonly",
      )}
    >
      <textarea
        {...passed}
        {...control}
        {...text}
        ref={field}
        rows={rows}
        style={{ minBlockSize: rows * lineHeight + 14 }}
        disabled={disabled}
        readOnly={readOnly}
        className="text-area-input"
      />
      {hasFoot ? (
        <div id={limit ? undefined : footId} className="text-area-foot">
          {foot}
          {limit ? <span className="counter">{limit.counter}</span> : null}
          {limit ? <LengthHeard id={footId} field={field} {...limit} /> : null}
        </div>
      ) : null}
    </div>
  );
}
