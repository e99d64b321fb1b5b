import { useAtomValue } from "jotai";
import { ConfirmDialog } from "../../../kit/ConfirmDialog.js";
import { nameOf } from "../entity.js";
import { useEpisode, useEpisodeSettings } from "../episode-context.js";
import { questionWords } from "./messages.js";

/** Asks before the sequence is deleted, with what that costs. */
export function RemoveDialog({ onAnswer }: { onAnswer(isMeant: boolean): void }) {
  const { model } = useEpisode();
  const words = questionWords[useEpisodeSettings().settings.locale];
  const name = nameOf(useAtomValue(model.atoms.state)) ?? "";
  return (
    <ConfirmDialog
      open
      title={words.askRemove(name)}
      confirmLabel={words.doRemove}
      cancelLabel={words.cancel}
      destructive
      onAnswer={onAnswer}
    >
      {words.removePrice}
    </ConfirmDialog>
  );
}
