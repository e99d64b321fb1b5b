import { type RefObject, useContext } from "react";
import { classes } from "../../kit/classes.js";
import { FieldContext } from "../../kit/field-context.js";
import type { MessageFieldProps } from "./message-field-props.js";
import { messageWords } from "./messages.js";
import type { OpenSuggestions } from "./use-suggestions.js";
import type { Surface } from "./view/surface.js";

/** Name and state of the text as readers hear it. */
export interface HeardText {
  /** Ids of what describes it, besides what the field around it says. */
  describedBy: readonly string[];
  invalid: boolean;
  /** Suggestions that are open for it, and the id of their list. */
  suggested: OpenSuggestions | null;
  listId: string;
}

/** The text itself. No field of the browser's can hold placeholders. */
export function MessageText(props: {
  field: MessageFieldProps;
  node: RefObject<HTMLDivElement | null>;
  surface: Surface;
  heard: HeardText;
  /** Something is being put in: the text stays an editor. */
  isInserting: boolean;
}) {
  const { field, node, surface, heard, isInserting } = props;
  const { value, readOnly, disabled = false } = field;
  const words = messageWords[field.settings.locale];
  const link = useContext(FieldContext);
  const isFixed = readOnly || disabled;
  const { suggested, listId } = heard;
  const options = suggested?.found.length ? listId : undefined;
  return (
    <div
      ref={node}
      role="textbox"
      aria-multiline="true"
      aria-label={field.label ?? words.text}
      aria-describedby={[...heard.describedBy, link?.describedBy].filter(Boolean).join(" ")}
      aria-invalid={heard.invalid || undefined}
      aria-required={link?.required || undefined}
      aria-readonly={isFixed || undefined}
      aria-disabled={disabled || undefined}
      aria-autocomplete={isFixed ? undefined : "list"}
      aria-controls={options}
      aria-activedescendant={options && options + suggested?.active}
      contentEditable={!isFixed}
      suppressContentEditableWarning
      tabIndex={0}
      translate="no"
      spellCheck={false}
      className={classes("message-text scroll-box", field.isTall && "message-text-tall")}
      data-field={field.field ?? "text"}
      data-hint={isFixed ? undefined : words.hint}
      aria-placeholder={isFixed || value !== "" ? undefined : words.hint}
      part="text"
      onPointerEnter={({ pointerType }) => !isFixed && pointerType === "mouse" && surface.pointerEntered()}
      onPointerLeave={({ pointerType }) =>
        !isFixed && !isInserting && pointerType === "mouse" && surface.pointerLeft()
      }
      onPointerDownCapture={({ clientX, clientY }) => !isFixed && surface.pointerPressed(clientX, clientY)}
      onFocus={() => !isFixed && surface.gotFocus()}
    />
  );
}
