import type { ReactNode } from "react";
import { DialogForm, useRefusedFocus } from "../../editor/index.js";
import { useSalon, useSalonSettings } from "./salon-context.js";

/** The frame of a dialog in which something is written and saved. */
export function SalonFormDialog(props: {
  title: string;
  width?: "s" | "m" | "l";
  saveLabel?: string;
  onSave?: (() => void) | undefined;
  /** Why it was not saved. */
  lines?: readonly string[];
  /** A button below them that helps. */
  help?: ReactNode;
  /** Messages of fields, another object for each refusal: the first field that has one gets the focus. */
  refused?: Readonly<Record<string, readonly string[]>>;
  children: ReactNode;
}) {
  const { lines = [], saveLabel, refused = noFields, children, ...others } = props;
  const { model } = useSalon();
  const { words } = useSalonSettings();
  const fields = useRefusedFocus(refused);
  return (
    <DialogForm
      {...others}
      dialogs={model.dialogs}
      words={words}
      saveLabel={saveLabel ?? words.save}
      reasons={lines}
      className="salon-form"
    >
      <div ref={fields} className="salon-form">
        {children}
      </div>
    </DialogForm>
  );
}

const noFields = {};
