import type { ReactNode } from "react";
import { DialogForm } from "../../../../editor/index.js";
import { useOpenApi } from "../../open-api-context.js";
import { useTriggerWords } from "../use-trigger-words.js";

/** The frame of the dialog of an action. */
export function ActionFormDialog(props: {
  title: string;
  /** The condition stands in the place of the fields. */
  isCovered?: boolean;
  busy: boolean;
  /** Why it was not saved. */
  lines: readonly string[];
  onSave(): void;
  children: ReactNode;
}) {
  const { lines, isCovered = false, ...others } = props;
  const { model } = useOpenApi();
  const words = useTriggerWords();
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
    />
  );
}
