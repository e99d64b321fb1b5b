import { type ReactNode, useId } from "react";
import { FieldContext } from "../../../../kit/field-context.js";
import { ErrorIcon, WarningIcon } from "../../../../kit/icons.js";

/**
 * Controls that are judged together, each with a label of its own: what is wrong or odd stands after them, and every one
 * of them is described by it. What is wrong marks them, too.
 */
export function Judged(props: {
  error: string | undefined;
  warning?: string | undefined;
  children: ReactNode;
}) {
  const { error, children } = props;
  const id = useId();
  const text = error ?? props.warning;
  const link = { id, labelId: id, describedBy: id, invalid: error !== undefined, required: false };
  return (
    <>
      <FieldContext value={text === undefined ? null : link}>{children}</FieldContext>
      {text === undefined ? null : (
        <span id={id} className={error === undefined ? "cond-warning" : "cond-error"}>
          {error === undefined ? <WarningIcon /> : <ErrorIcon />}
          <span>{text}</span>
        </span>
      )}
    </>
  );
}
