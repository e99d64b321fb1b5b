import { useAtomValue } from "jotai";
import { useSalon } from "../salon/index.js";
import { ItemDialog } from "./ItemDialog.js";
import { PairsDialog } from "./pairs/PairsDialog.js";
import { RemoveItemDialog } from "./RemoveItemDialog.js";

/** The dialogs of courses and resources. */
export function ItemDialogs() {
  const { model } = useSalon();
  const dialog = useAtomValue(model.dialogs.atoms.shown);
  switch (dialog?.is) {
    case "item":
      return <ItemDialog kind={dialog.kind} original={dialog.original} />;
    case "remove-item":
      return <RemoveItemDialog kind={dialog.kind} id={dialog.id} />;
    case "pairs":
      return <PairsDialog kind={dialog.kind} />;
    default:
      return null;
  }
}
