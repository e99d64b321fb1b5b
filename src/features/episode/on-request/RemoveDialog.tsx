import { useAtomValue } from "jotai";
import { ConfirmDialog } from "../../../kit/ConfirmDialog.js";
import { nameOf } from "../entity.js";
import { useEpisode, useEpisodeSettings } from "../episode-context.js";
import { questionWords } from "./messages.js";

/** Asks before the sequence is deleted, with what that costs. */
export function RemoveDialog({ onClose }: { onClose(): void }) {
  const { model, services } = useEpisode();
  const words = questionWords[useEpisodeSettings().settings.locale];
  const name = nameOf(useAtomValue(model.atoms.state)) ?? "";
  return (
    <ConfirmDialog
      open
      title={words.confirmRemove(name)}
      confirmLabel={words.removeLabel}
      cancelLabel={words.cancel}
      destructive
      onAnswer={(isMeant) => {
        onClose();
        if (isMeant) void services.remove();
      }}
    >
      {words.removePrice}
    </ConfirmDialog>
  );
}
