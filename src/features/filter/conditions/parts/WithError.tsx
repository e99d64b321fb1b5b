import { type ReactNode, useId } from "react";
import { FieldContext } from "../../../../kit/field-context.js";

/**
 * Controls that have names of their own, and below them what is wrong: each of them is marked and described by it. The
 * label of the row stands beside them, so they need no `Field`.
 */
export function WithError({ error, children }: { error: string | undefined; children: ReactNode }) {
  const id = useId();
  const wrong = error !== undefined;
  const link = { id, labelId: id, describedBy: wrong ? `${id}error` : undefined, invalid: wrong };
  return (
    <>
      <FieldContext value={{ ...link, required: false }}>{children}</FieldContext>
      {wrong ? (
        <span id={`${id}error`} className="cond-error">
          {error}
        </span>
      ) : null}
    </>
  );
}
