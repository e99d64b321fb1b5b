import { useAtomValue } from "jotai";
import { useSheets } from "../../../kit/use-sheets.js";
import { useJourney } from "../journey-context.js";
import type { JourneyDialog } from "../unsaved/dialogs.js";
import { AddDialog } from "./dialogs/AddDialog.js";
import { FriendsDialog } from "./dialogs/FriendsDialog.js";
import { GroupsDialog } from "./dialogs/GroupsDialog.js";
import { MoveDialog } from "./dialogs/MoveDialog.js";
import { PlaceDialog } from "./dialogs/PlaceDialog.js";
import { RemoveDialog } from "./dialogs/RemoveDialog.js";
import { RemoveEntryDialog } from "./dialogs/RemoveEntryDialog.js";
import { EditDialog } from "./edit/EditDialog.js";
import { SelectedBar } from "./SelectedBar.js";
import { onRequestStyles } from "./styles.js";

/** The bar of what is selected, and the dialog that is open. */
export function OnRequestParts() {
  useSheets(onRequestStyles);
  const { model } = useJourney();
  const dialog = useAtomValue(model.dialogs.atoms.shown);
  return (
    <div>
      <SelectedBar />
      {dialog ? <ShownDialog dialog={dialog} /> : null}
    </div>
  );
}

function ShownDialog({ dialog }: { dialog: JourneyDialog }) {
  switch (dialog.is) {
    case "edit":
      return <EditDialog original={dialog.original} groupId={dialog.groupId} />;
    case "add":
      return <AddDialog key={dialog.list} list={dialog.list} />;
    case "remove":
      return <RemoveDialog ids={dialog.ids} />;
    case "remove-entry":
      return <RemoveEntryDialog list={dialog.list} id={dialog.id} />;
    case "place":
      return <PlaceDialog id={dialog.id} />;
    case "move":
      return <MoveDialog ids={dialog.ids} />;
    case "groups":
      return <GroupsDialog />;
    case "friends":
      return <FriendsDialog journeyId={dialog.journeyId} phaseId={dialog.phaseId} />;
    case "rename":
      return null;
  }
}
