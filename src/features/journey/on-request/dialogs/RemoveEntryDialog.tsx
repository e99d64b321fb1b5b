import type { NamedList } from "../../../../api/journey-groups.js";
import { AlertRegion } from "../../../../kit/AlertRegion.js";
import { ConfirmDialog } from "../../../../kit/ConfirmDialog.js";
import { useJourney, useJourneySettings, useLists } from "../../journey-context.js";
import { useRequestWords } from "../use-request-words.js";

/** So many names are said. */
const named = 5;

/** Asks before a group or a phase is deleted, with the journeys that it concerns. */
export function RemoveEntryDialog({ list, id }: { list: NamedList; id: number }) {
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const own = useRequestWords();
  const { journeys, groups, phases } = useLists();
  const entry = (list === "group" ? groups : phases)?.find((each) => each.id === id);
  const concerned = (journeys ?? []).filter((each) =>
    list === "group" ? each.groupId === id : each.phases.includes(id),
  );
  if (!entry) return <AlertRegion problems={[]} />;
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
      onAnswer={(isMeant) => {
        model.dialogs.close();
        if (isMeant) void actions.removeEntry(list, entry);
      }}
    >
      {list === "group" ? own.becomesNone(concerned.length) : own.leavesJourneys(used)}
    </ConfirmDialog>
  );
}
