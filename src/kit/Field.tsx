import { type ReactNode, useId } from "react";
import { classes } from "./classes.js";
import { FieldContext } from "./field-context.js";
import { ErrorIcon, WarningIcon } from "./icons.js";

/** A label, one control (or a group of them) and what there is to say about it. */
export interface FieldProps {
  label: string;
  required?: boolean | undefined;
  /** The word shown beside the label when `required`. */
  requiredLabel?: string | undefined;
  /** The word shown beside the label of a field that may stay empty. */
  optionalLabel?: string | undefined;
  hint?: string | undefined;
  /** Takes the place of hint and warning, and marks the control invalid. */
  error?: string | undefined;
  /** Said under a valid field; does not mark it invalid. */
  warning?: string | undefined;
  /** `line`: label beside the control from 640 px of room on. */
  layout?: "above" | "line" | undefined;
  /** Several controls, or one that is not a single form control: the label names the group. */
  group?: boolean | undefined;
  children: ReactNode;
}

/** Controls of the kit read the link through `useControl`; anything else may read `FieldContext` itself. */
export function Field({
  label,
  required = false,
  requiredLabel,
  optionalLabel,
  hint,
  error,
  warning,
  layout = "above",
  group = false,
  children,
}: FieldProps) {
  const id = useId();
  const labelId = `${id}label`;
  const notes = notesOf(id, { hint, error, warning });
  const link = {
    id,
    labelId,
    describedBy: notes.map((note) => note.id).join(" ") || undefined,
    invalid: error !== undefined,
    required,
  };
  const mark = required ? requiredLabel : optionalLabel;
  return (
    <div
      className={classes("field", layout === "line" && "field-line")}
      {...(group && { role: "group", "aria-labelledby": labelId })}
    >
      <div className="field-head">
        {group ? (
          <span id={labelId}>{label}</span>
        ) : (
          <label id={labelId} htmlFor={id}>
            {label}
          </label>
        )}
        {mark ? <span className={required ? "field-required" : "field-optional"}>{mark}</span> : null}
      </div>
      <div className="field-content">
        <FieldContext value={link}>{children}</FieldContext>
        {notes.map((note) => (
          <div key={note.tone} id={note.id} className={`field-note field-${note.tone}`}>
            {note.tone === "error" ? <ErrorIcon /> : null}
            {note.tone === "warning" ? <WarningIcon /> : null}
            <span>{note.text}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

interface Note {
  tone: "error" | "warning" | "hint";
  id: string;
  text: string;
}

function notesOf(id: string, texts: Partial<Record<Note["tone"], string | undefined>>): Note[] {
  const tones = texts.error === undefined ? (["warning", "hint"] as const) : (["error"] as const);
  return tones.flatMap((tone) => {
    const text = texts[tone];
    return text === undefined ? [] : [{ tone, id: `${id}${tone}`, text }];
  });
}
