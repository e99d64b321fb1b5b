import { useState } from "react";
import type { SalonItemKind } from "../../api/salon-items.js";
import { inUse } from "../../api/salon-refusals.js";
import { useQuery } from "../../collection/index.js";
import { RemoveQuestion, useDialogCall, useSalon, useSalonSettings } from "../salon/index.js";
import { itemIds } from "./item-list.js";
import { useItemWords } from "./items-context.js";
import { staleLines } from "./stale-lines.js";

/** Asks before one is deleted, and says what that costs (rules: course-in-use, resource-needs-force). */
export function RemoveItemDialog({ kind, id }: { kind: SalonItemKind; id: number }) {
  const { model, actions } = useSalon();
  const { settings, words } = useSalonSettings();
  const own = useItemWords(kind);
  const items = useQuery(actions.queries().items(kind)).data ?? [];
  const call = useDialogCall(kind);
  /** Reservations stand against it: nothing is forced before that was seen. */
  const [isInUse, setInUse] = useState(false);
  // As it is called now; one that has gone meanwhile stays named.
  const present = items.find((each) => each.id === id)?.name;
  const [last, keep] = useState(present);
  if (present !== undefined && present !== last) keep(present);
  const name = (present ?? last) || words.noName;
  async function remove(force: boolean): Promise<void> {
    const ids = itemIds(items);
    const at = ids.indexOf(id);
    const next = ids[at + 1] ?? ids[at - 1] ?? null;
    const failure = await call.run(async () => ({ failure: await actions.removeItem(kind, id, force) }));
    if (failure === null) return;
    if (failure.failure === null) {
      model.dialogs.close();
      model.focusOn({ section: kind, id: next, control: "remove" });
      return;
    }
    const uses = inUse(failure.failure);
    if (uses === null) {
      call.failed(failure.failure);
      return;
    }
    setInUse(true);
    actions.report(kind, failure.failure);
    call.notify(
      kind === "courses"
        ? [own.courseInUse(uses.future), ...(uses.past > 0 ? [own.pastStay(uses.past)] : [])]
        : [own.resourceInUse(uses.future)],
    );
  }

  async function hide(): Promise<void> {
    const done = await call.run(async () => ({ failure: await actions.hideItem(kind, id) }));
    if (done === null) return;
    if (done.failure === null) model.dialogs.close();
    else {
      const stale = staleLines(kind, done.failure, settings.locale);
      if (stale) call.notify(stale);
      else call.failed(done.failure);
    }
  }

  // A course that has reservations can only be taken from customers.
  const isHidden = isInUse && kind === "courses";
  return (
    <RemoveQuestion
      title={own.askRemoveOf(name)}
      lines={call.lines}
      confirmLabel={isHidden ? own.hide : isInUse ? own.removeAnyway : words.doRemove}
      isHarmless={isHidden}
      onConfirm={() => void (isHidden ? hide() : remove(isInUse))}
    />
  );
}
