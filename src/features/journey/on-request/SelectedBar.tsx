import { useAtomValue } from "jotai";
import { Button } from "../../../kit/Button.js";
import { FolderIcon, TrashIcon } from "../../../kit/icons.js";
import { SelectionBar } from "../../../kit/SelectionBar.js";
import { useArrangement, useJourney, useJourneySettings } from "../journey-context.js";
import { useRequestWords } from "./use-request-words.js";

/** How many are selected, also of those that are not shown, and what can be done to them. */
export function SelectedBar() {
  const { model, actions } = useJourney();
  const { words, fixed } = useJourneySettings();
  const own = useRequestWords();
  const selected = useAtomValue(model.atoms.selected);
  const { ids } = useArrangement();
  if (selected.size === 0) return null;
  const shown = ids.reduce((count, id) => count + Number(selected.has(id)), 0);
  const hidden = selected.size - shown;
  const change = (act: () => void) => () => {
    act();
    actions.selectionChanged();
  };
  return (
    <SelectionBar
      label={own.selection}
      count={`${own.selected(selected.size)}${hidden > 0 ? own.hiddenSelected(hidden) : ""}`}
      allLabel={hidden > 0 ? own.unselectHidden : undefined}
      onAll={hidden > 0 ? change(model.unselectHidden) : undefined}
      clearLabel={own.clearSelection}
      onClear={change(model.clearSelection)}
      actions={
        fixed ? null : (
          <>
            <Button
              size="s"
              icon={<FolderIcon />}
              onPress={() => model.dialogs.open({ is: "move", ids: model.selectedIds() })}
            >
              {own.move}
            </Button>
            <Button
              size="s"
              variant="danger"
              icon={<TrashIcon />}
              onPress={() => model.dialogs.open({ is: "remove", ids: model.selectedIds() })}
            >
              {words.remove}
            </Button>
          </>
        )
      }
    />
  );
}
