import { Dialog } from "../../../../kit/Dialog.js";
import { AddEntryButton } from "../../groups/AddEntryButton.js";
import { GroupList } from "../../groups/GroupList.js";
import { useJourney, useJourneySettings } from "../../journey-context.js";

/** The groups, where there is no room for them beside the list. */
export function GroupsDialog() {
  const { model } = useJourney();
  const { words } = useJourneySettings();
  return (
    <Dialog
      open
      width="m"
      title={words.manageGroups}
      closeLabel={words.close}
      onClose={model.dialogs.askToClose}
    >
      <div className="journey-side">
        <AddEntryButton list="group" />
        <GroupList />
      </div>
    </Dialog>
  );
}
