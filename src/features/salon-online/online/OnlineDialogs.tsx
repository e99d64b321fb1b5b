import { useAtomValue } from "jotai";
import { useSalon } from "../../salon/index.js";
import { CustomerDialog } from "./CustomerDialog.js";
import { RemoveCustomerDialog } from "./RemoveCustomerDialog.js";

/** The dialogs of what customers are asked. */
export function OnlineDialogs() {
  const { model } = useSalon();
  const dialog = useAtomValue(model.dialogs.atoms.shown);
  switch (dialog?.is) {
    case "customer":
      return <CustomerDialog original={dialog.original} />;
    case "remove-customer":
      return <RemoveCustomerDialog id={dialog.id} />;
    default:
      return null;
  }
}
