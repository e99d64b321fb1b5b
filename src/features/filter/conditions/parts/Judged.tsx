import { type ReactNode, useId } from "react";
import { FieldContext } from "../../../../kit/field-context.js";

/**
 * Controls that are judged together, each with a label of its own: what is wrong stands after them, and every one of
 * them is marked and described by it.
 */
export function Judged({ error, children }: { error: string | undefined; children: ReactNode }) {
  const id = useId();
  const link = { id, labelId: id, describedBy: id, invalid: true, required: false };
  return (
    <>
      <FieldContext value={error === undefined ? null : link}>{children}</FieldContext>
      {error === undefined ? null : (
        <span id={id} className="cond-error">
          {error}
        </span>
      )}
    </>
  );
}
