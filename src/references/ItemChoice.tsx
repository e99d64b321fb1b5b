import { type ReactNode, useContext, useId } from "react";
import { PickerField } from "../features/picker/index.js";
import { classes } from "../kit/classes.js";
import { FieldContext } from "../kit/field-context.js";
import { ErrorIcon, WarningIcon } from "../kit/icons.js";
import { FieldMessagesContext } from "./field-messages.js";
import { type ItemModelProps, useItemModel } from "./use-item-model.js";

/** A picker inside an editor. It drops nothing: what was deleted is shown as such until it is taken off. */
export function ItemChoice(props: ItemModelProps & { field: string }) {
  const model = useItemModel(props);
  return (
    <span className="item-choice" data-field={props.field}>
      <Messages field={props.field}>
        <PickerField model={model} />
      </Messages>
    </span>
  );
}

/** Messages of the surrounding row about this field, below the picker that they describe. */
function Messages({ field, children }: { field: string; children: ReactNode }) {
  const id = useId();
  const fieldContext = useContext(FieldContext);
  const messages = useContext(FieldMessagesContext);
  const error = messages?.errorAt(field);
  const text = error ?? messages?.warningAt(field);
  const link = { id, labelId: id, describedBy: id, invalid: error !== undefined, required: false };
  return (
    <>
      <FieldContext value={text === undefined ? fieldContext : link}>{children}</FieldContext>
      {text === undefined ? null : (
        <span
          id={id}
          className={classes("field-note", error === undefined ? "field-warning" : "field-error")}
        >
          {error === undefined ? <WarningIcon /> : <ErrorIcon />}
          <span>{text}</span>
        </span>
      )}
    </>
  );
}
