import type { ReactNode } from "react";
import { DialogForm, useRefusedFocus } from "../../../../editor/index.js";
import { useOpenApi } from "../../open-api-context.js";
import { useTriggerWords } from "../use-trigger-words.js";

/** The frame of the dialog of an action. */
export function ActionFormDialog(props: {
  title: string;
  /** The condition stands in the place of the fields. */
  isCovered?: boolean;
  /** Why it was not saved. */
  lines: readonly string[];
  /** Messages of fields, another object for each refusal: the first field that has one gets the focus. */
  refused: Readonly<Record<string, readonly string[]>>;
  onSave(): void;
  children: ReactNode;
}) {
  const { lines, isCovered = false, refused, children, ...others } = props;
  const { model } = useOpenApi();
  const words = useTriggerWords();
  const fields = useRefusedFocus(refused);
  return (
    <DialogForm
      {...others}
      dialogs={model.dialogs}
      width={isCovered ? "l" : "m"}
      words={words}
      saveLabel={words.save}
      reasons={lines}
      isCovered={isCovered}
      className="open-api-form"
    >
      <div ref={fields} className="open-api-form">
        {children}
      </div>
    </DialogForm>
  );
}
