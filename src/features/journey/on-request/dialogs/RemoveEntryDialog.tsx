import { flushSync } from "react-dom";
import type { NamedEntry, NamedList } from "../../../../api/journey-groups.js";
import { AlertRegion } from "../../../../kit/AlertRegion.js";
import { ConfirmDialog } from "../../../../kit/ConfirmDialog.js";
import { useJourney, useJourneySettings, useLists } from "../../journey-context.js";
import { useRequestWords } from "../use-request-words.js";
import { DialogAlert, useDialogCall } from "./FormDialog.js";

/** So many names are said. */
const named = 5;

/** Asks before a group or a phase is deleted, with the journeys that it concerns. */
export function RemoveEntryDialog({ list, id }: { list: NamedList; id: number }) {
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const own = useRequestWords();
  const { journeys, groups, phases } = useLists();
  const call = useDialogCall();
  const entry = (list === "group" ? groups : phases)?.find((each) => each.id === id);
  const concerned = (journeys ?? []).filter((each) =>
    list === "group" ? each.groupId === id : each.phases.includes(id),
  );
  if (!entry) return <AlertRegion problems={[]} />;
  async function remove(entry: NamedEntry): Promise<void> {
    const done = await call.run(async (isOpen) => ({
      // The focus is back in the row before it goes, and from there goes on to the next one.
      failure: await actions.removeEntry(list, entry, () => {
        if (isOpen()) flushSync(model.dialogs.close);
      }),
    }));
    if (done?.failure) call.failed(done.failure);
  }
  const names = concerned.slice(0, named).map(({ name }) => name || words.noName);
  const used = Number(entry.wire.used_count ?? concerned.length) || 0;
  return (
    <ConfirmDialog
      open
      title={list === "group" ? own.removeGroup(entry.name) : own.removePhase(entry.name)}
      items={list === "phase" ? names : []}
      itemsLabel={words.journeys}
      confirmLabel={own.doRemove}
      cancelLabel={own.cancel}
      destructive
      busy={call.busy}
      busyLabel={own.working}
      alert={<DialogAlert problem={call.problem} />}
      onAnswer={(isMeant) => {
        if (isMeant) void remove(entry);
        else model.dialogs.close();
      }}
    >
      {list === "group" ? own.becomesNone(concerned.length) : own.leavesJourneys(used)}
    </ConfirmDialog>
  );
}
