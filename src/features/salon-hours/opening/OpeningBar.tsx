import { useAtomValue } from "jotai";
import { Button } from "../../../kit/Button.js";
import { RedoIcon, UndoIcon } from "../../../kit/icons.js";
import { useSalon, useSalonSettings } from "../../salon/index.js";
import { useOpeningEditor, useOpeningWords } from "./opening-context.js";
import { saveHours } from "./save-hours.js";
import { useTravel } from "./UndoArea.js";

/** Undo, what differs, saving. */
export function OpeningBar() {
  const { model, actions } = useSalon();
  const { words: frame } = useSalonSettings();
  const words = useOpeningWords();
  const editor = useOpeningEditor();
  const travel = useTravel();
  const canUndo = useAtomValue(editor.atoms.canUndo);
  const canRedo = useAtomValue(editor.atoms.canRedo);
  const isDirty = useAtomValue(editor.atoms.dirty);
  const isSaving = useAtomValue(editor.atoms.isSaving);
  const hasConflicts = useAtomValue(editor.atoms.conflicts).length > 0;
  return (
    <div className="salon-tools opening-bar">
      <Button icon={<UndoIcon />} unavailable={!canUndo} onPress={() => travel("undo")}>
        {words.undo}
      </Button>
      <Button icon={<RedoIcon />} unavailable={!canRedo} onPress={() => travel("redo")}>
        {words.redo}
      </Button>
      <span className="salon-grow" />
      <Button aria-haspopup="dialog" onPress={() => model.dialogs.open({ is: "differences" })}>
        {words.showChanges}
      </Button>
      <Button
        variant="primary"
        finishes
        busy={isSaving}
        busyLabel={frame.working}
        unavailable={!isDirty && !hasConflicts && !isSaving}
        onPress={() => void saveHours({ editor, model, actions, words, frame })}
      >
        {frame.save}
      </Button>
    </div>
  );
}
