import { useAtomValue } from "jotai";
import { useSalon } from "../../salon/index.js";
import { QrDialog } from "../public-url/QrDialog.js";
import { AddUrlDialog } from "./AddUrlDialog.js";
import { RemoveUrlDialog } from "./RemoveUrlDialog.js";

/** The dialogs of links, and the code of the public page. */
export function UrlDialogs() {
  const { model } = useSalon();
  const dialog = useAtomValue(model.dialogs.atoms.shown);
  switch (dialog?.is) {
    case "add-url":
      return <AddUrlDialog />;
    case "remove-url":
      return <RemoveUrlDialog id={dialog.id} />;
    case "qr":
      return <QrDialog />;
    default:
      return null;
  }
}
