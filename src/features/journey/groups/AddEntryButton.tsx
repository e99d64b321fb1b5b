import type { NamedList } from "../../../api/journey-groups.js";
import { IconButton } from "../../../kit/IconButton.js";
import { PlusIcon } from "../../../kit/icons.js";
import { useJourney, useJourneySettings } from "../journey-context.js";

/** Asks for the name of one more group or phase. */
export function AddEntryButton({ list }: { list: NamedList }) {
  const { model } = useJourney();
  const { words } = useJourneySettings();
  return (
    <IconButton
      label={list === "group" ? words.addGroup : words.addPhase}
      icon={<PlusIcon />}
      data-add=""
      onPress={() => model.dialogs.open({ is: "add", list })}
    />
  );
}
