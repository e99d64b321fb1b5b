import { useAtomValue } from "jotai";
import { ConfirmDialog } from "../../../kit/ConfirmDialog.js";
import { useEpisode, useEpisodeSettings } from "../episode-context.js";
import { countChanges } from "../merge/changes.js";
import { questionWords } from "./messages.js";

/** Asks before the steps of a sequence that runs are changed. */
export function SaveDialog({ onAnswer }: { onAnswer(isMeant: boolean): void }) {
  const { model } = useEpisode();
  const words = questionWords[useEpisodeSettings().settings.locale];
  const state = useAtomValue(model.atoms.state);
  const baseline = useAtomValue(model.atoms.baseline);
  const { added, changed, removed } = countChanges(baseline, state);
  return (
    <ConfirmDialog
      open
      title={words.confirmSave}
      confirmLabel={words.saveLabel}
      cancelLabel={words.cancel}
      onAnswer={onAnswer}
    >
      {words.changes(added, changed, removed)}
    </ConfirmDialog>
  );
}
