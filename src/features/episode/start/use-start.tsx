import { useAtomValue, useStore } from "jotai";
import { useState } from "react";
import { useEpisode, useEpisodeSettings } from "../episode-context.js";

/** State of the question whether to start a sequence: with steps, and with nothing unsaved. */
export function useStart(): { isAsked: boolean; isBusy: boolean; ask(): Promise<void>; close(): void } {
  const { model, commands, services } = useEpisode();
  const { settings, words } = useEpisodeSettings();
  const store = useStore();
  const dirty = useAtomValue(model.atoms.dirty);
  const pending = useAtomValue(model.atoms.pendingSave);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function ask(): Promise<void> {
    if (isBusy) return;
    if (model.state().rows.length === 0) {
      commands.refuse(words.startRefused);
      return;
    }
    const isUnsaved = dirty || pending.steps || pending.link || model.extrasForDraft() !== undefined;
    if (isUnsaved && !(await saveFirst())) return;
    setAsked(true);
  }

  /** Saves before the start: a running sequence sends what is saved. */
  async function saveFirst(): Promise<boolean> {
    if (settings.isHandedOver) {
      commands.refuse(words.saveFirst);
      return false;
    }
    setBusy(true);
    const isSaved = await services.save();
    setBusy(false);
    if (isSaved) return true;
    const failure = store.get(commands.session.failure);
    if (failure)
      store.set(commands.session.failure, { ...failure, reasons: [...failure.reasons, words.saveFirst] });
    else commands.refuse(words.saveFirst);
    return false;
  }

  return { isAsked, isBusy, ask, close: () => setAsked(false) };
}
