import { useAtomValue } from "jotai";
import { useQuery } from "../../../collection/index.js";
import { Button } from "../../../kit/Button.js";
import { FolderIcon } from "../../../kit/icons.js";
import { Select } from "../../../kit/Select.js";
import { useJourney, useJourneySettings, useLists } from "../journey-context.js";
import { ListFailure } from "../ListFailure.js";
import { inOrder } from "../list/in-order.js";
import type { ShownGroup } from "../settings.js";
import { AddEntryButton } from "./AddEntryButton.js";
import { GroupList } from "./GroupList.js";

/** The groups beside the list. */
export function Groups() {
  const { actions } = useJourney();
  const { words, fixed } = useJourneySettings();
  const state = useQuery(actions.queries().groups);
  return (
    <nav className="journey-side" aria-label={words.groups}>
      <div className="journey-side-head">
        <h2>{words.groups}</h2>
        {fixed ? null : <AddEntryButton list="group" />}
      </div>
      <ListFailure query={actions.queries().groups} state={state} />
      <GroupList />
    </nav>
  );
}

/** The same where there is no room beside the list. */
export function NarrowGroups() {
  const { model, actions } = useJourney();
  const { words, fixed } = useJourneySettings();
  const { groups } = useLists();
  const shown = useAtomValue(model.atoms.group);
  const options = [
    { value: "", label: words.all },
    { value: "favorite", label: words.favourites },
    ...inOrder(groups ?? [], ({ sortKey }) => sortKey).map(({ id, name }) => ({
      value: String(id),
      label: name || words.noName,
    })),
    { value: "none", label: words.noFolder },
  ];
  return (
    <div className="journey-narrow">
      <Select
        label={words.groups}
        options={options}
        value={String(shown ?? "")}
        onChange={(value) => actions.showGroup(readShown(value))}
      />
      {fixed ? null : (
        <Button icon={<FolderIcon />} onPress={() => model.dialogs.open({ is: "groups" })}>
          {words.manageGroups}
        </Button>
      )}
    </div>
  );
}

function readShown(value: string): ShownGroup {
  if (value === "") return null;
  return value === "favorite" || value === "none" ? value : Number(value);
}
