import { useAtomValue } from "jotai";
import type { SalonItem, SalonItemKind } from "../../api/salon-items.js";
import { ConfirmDialog } from "../../kit/ConfirmDialog.js";
import { useSalonSettings } from "../salon/index.js";
import type { BulkEdit } from "./bulk.js";
import { useItemWords } from "./items-context.js";

/** Asks before several pasted lines go into the rows below. */
export function PasteQuestion(props: { kind: SalonItemKind; bulk: BulkEdit; items: readonly SalonItem[] }) {
  const { kind, bulk, items } = props;
  const { words } = useSalonSettings();
  const own = useItemWords(kind);
  const paste = useAtomValue(bulk.atoms.paste);
  return (
    <ConfirmDialog
      open={paste !== null}
      title={own.pasteInto(paste?.rows.length ?? 0)}
      confirmLabel={own.paste}
      cancelLabel={words.cancel}
      items={paste?.rows.map(({ text }) => text)}
      itemsLabel={own.paste}
      onAnswer={(isMeant) =>
        bulk.answerPaste(isMeant, (id, attr) => items.find((each) => each.id === id)?.wire[attr] ?? null)
      }
    >
      {paste !== null && paste.columns > 1 ? own.firstColumn : null}
    </ConfirmDialog>
  );
}
