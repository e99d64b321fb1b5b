import { useState } from "react";
import { readId } from "../../../api/read-fields.js";
import { RemoveQuestion, useDialogCall, useSalon, useSalonSettings } from "../../salon/index.js";
import { customerIds, customerItems } from "../customer-items.js";
import { labelOf } from "./asked-item.js";
import { useOnlineWords } from "./use-online-words.js";

/** Asks before customers are no longer asked something. */
export function RemoveCustomerDialog({ id }: { id: number }) {
  const { model, actions } = useSalon();
  const { words } = useSalonSettings();
  const own = useOnlineWords();
  const call = useDialogCall("online");
  const config = () => actions.queries().online.state().data ?? null;
  const [name] = useState(() => {
    const item = customerItems(config()).find((each) => readId(each.id) === id);
    return (item && labelOf(item)) || words.noName;
  });
  async function remove(): Promise<void> {
    const ids = customerIds(config());
    const at = ids.indexOf(id);
    const next = ids[at + 1] ?? ids[at - 1] ?? null;
    const answer = await call.run(() => actions.patchOnline({ attr: "customer:remove", body: { id } }));
    if (answer === null) return;
    if (!answer.ok) {
      call.failed(answer.failure);
      return;
    }
    model.dialogs.close();
    model.focusOn({ section: "online", id: next, control: "remove" });
  }

  return (
    <RemoveQuestion
      title={own.askRemoveOf(name)}
      lines={call.lines}
      confirmLabel={words.doRemove}
      onConfirm={() => void remove()}
    />
  );
}
