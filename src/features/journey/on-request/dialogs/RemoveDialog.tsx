import { useMemo } from "react";
import { ConfirmDialog } from "../../../../kit/ConfirmDialog.js";
import { impactOf } from "../../deletion/impact.js";
import { useArrangement, useJourney, useJourneySettings, useLists } from "../../journey-context.js";
import { focusAfter } from "../../list/focus-after.js";
import { useRequestWords } from "../use-request-words.js";

/** So many names are said. */
const named = 5;

/** Asks before journeys are deleted, with what falls with them. */
export function RemoveDialog({ ids }: { ids: readonly number[] }) {
  const { model, actions } = useJourney();
  const { words } = useJourneySettings();
  const own = useRequestWords();
  const { journeys, phases } = useLists();
  const shown = useArrangement().ids;
  const wanted = useMemo(() => new Set(ids), [ids]);
  const found = new Map((journeys ?? []).filter(({ id }) => wanted.has(id)).map((each) => [each.id, each]));
  // Others may have deleted some since.
  const left = ids.filter((id) => found.has(id));
  const { people, unusedPhases } = impactOf(wanted, journeys ?? [], phases ?? []);
  const nameOf = (id: number) => found.get(id)?.name || words.noName;
  const names = left.slice(0, named).map(nameOf);
  const seen = new Set(shown);
  const hidden = left.filter((id) => !seen.has(id)).map(nameOf);
  const [only] = left;

  function answer(isMeant: boolean): void {
    model.dialogs.close();
    if (!isMeant || left.length === 0) return;
    const next = focusAfter(shown, new Set(left));
    actions.removeSoon(left);
    model.focusOn(next === null ? "add" : { id: next, control: "name" });
  }
  return (
    <ConfirmDialog
      open
      title={
        left.length === 1 && only !== undefined ? own.askRemove(nameOf(only)) : own.removeSeveral(left.length)
      }
      items={left.length > named ? [...names, words.andMore(left.length - named)] : names}
      itemsLabel={own.removedNames}
      confirmLabel={own.doRemove}
      cancelLabel={own.cancel}
      destructive
      onAnswer={answer}
    >
      <div>{own.affected(people)}</div>
      {unusedPhases.length > 0 ? <div>{own.lastUse(unusedPhases)}</div> : null}
      {hidden.length > 0 ? <div>{own.notShown(hidden)}</div> : null}
    </ConfirmDialog>
  );
}
