import { useAtomValue } from "jotai";
import { useLayoutEffect, useRef } from "react";
import { DialogOffer } from "../../../editor/index.js";
import { useJourney, useJourneySettings, useLists } from "../journey-context.js";
import { dialogTitle } from "./dialog-title.js";
import type { RenamedList } from "./dialogs.js";

/** Offer of work that was unsaved when the page went. A dialog opens again by it, and the field of a name in its place. */
export function WorkOffer() {
  const { model, actions } = useJourney();
  const { settings, words, fixed } = useJourneySettings();
  const { journeys, groups, phases } = useLists();
  const lists = { journey: journeys, group: groups, phase: phases };
  const [work] = useAtomValue(model.dialogs.atoms.offered);
  const place = useRef<HTMLDivElement>(null);
  const dialog = work?.dialog;
  const renamed = dialog?.is === "rename" ? dialog : null;
  const text = String(work?.written.name ?? "");
  const entry = renamed && lists[renamed.list]?.find(({ id }) => id === renamed.id);
  // Its call was answered after all: what is only shown at once is not in it.
  const isSaved = entry?.wire.name === text.trim();
  useLayoutEffect(() => {
    if (isSaved) model.dialogs.discardOffered();
  }, [isSaved, model]);
  const isOffered = renamed === null || (lists[renamed.list] !== null && !isSaved);
  const mayWrite = !fixed && (renamed?.list !== "phase" || settings.mayWritePhases);

  function restore(): void {
    if (renamed === null) model.dialogs.restoreOffered();
    else if (!entry) model.announce(goneWords(renamed.list));
    else {
      model.dialogs.discardOffered();
      show(renamed.list, renamed.id);
      model.rename(renamed.list, renamed.id, entry.name, text);
    }
  }
  function show(list: RenamedList, id: number): void {
    if (list === "journey") {
      if (!model.arrangement().ids.includes(id)) {
        actions.search("");
        actions.showGroup(null);
      }
      model.focusOn({ id, control: "name" });
    }
    // Without room beside the list the groups are in a dialog.
    const aside = place.current?.parentElement?.querySelector(".journey-narrow");
    if (list === "group" && aside?.checkVisibility()) model.dialogs.open({ is: "groups" });
  }
  function goneWords(list: RenamedList): string {
    if (list === "phase") return words.deletedPhase;
    return list === "group" ? words.groupGone : words.journeyGone;
  }
  return (
    <div ref={place}>
      {isOffered && mayWrite ? (
        <DialogOffer
          dialogs={{ ...model.dialogs, restoreOffered: restore }}
          titleOf={(dialog) =>
            dialog.is === "rename"
              ? words.renameTitle(dialog.was || words.noName, text)
              : dialogTitle(dialog, words)
          }
          locale={settings.locale}
        />
      ) : null}
    </div>
  );
}
