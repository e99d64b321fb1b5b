import { useState } from "react";
import { useQuery } from "../../../collection/index.js";
import { RemoveQuestion, useDialogCall, useSalon, useSalonSettings } from "../../salon/index.js";
import { rowAfter, shownUrls } from "./url-list.js";
import { useUrlWords } from "./use-url-words.js";

/** Asks before a link is deleted, with how often it was opened. */
export function RemoveUrlDialog({ id }: { id: number }) {
  const { model, actions } = useSalon();
  const { words } = useSalonSettings();
  const own = useUrlWords();
  const urls = shownUrls(useQuery(actions.queries().urls).data ?? []);
  const call = useDialogCall("urls");
  // As it is now; one that has gone meanwhile stays named.
  const present = urls.find((each) => each.id === id);
  const [last, keep] = useState(present);
  if (present && present !== last) keep(present);
  const url = present ?? last;
  async function remove(): Promise<void> {
    const next = rowAfter(urls, id);
    const done = await call.run(async () => ({ failure: await actions.removeUrl(id) }));
    if (done === null) return;
    if (done.failure) {
      call.failed(done.failure);
      return;
    }
    model.dialogs.close();
    model.focusOn({ section: "urls", id: next, control: "remove" });
  }
  return (
    <RemoveQuestion
      title={words.askRemove(url?.name || words.noName)}
      lines={call.lines}
      confirmLabel={words.doRemove}
      onConfirm={() => void remove()}
    >
      <p>{own.removeCost(url?.clickCount ?? 0)}</p>
    </RemoveQuestion>
  );
}
