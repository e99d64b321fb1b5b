import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { editingWords, explainFailure } from "../../editor/index.js";
import { LoadFailed } from "../../kit/LoadFailed.js";
import type { Failure } from "../../lib/failure.js";
import { useEpisode, useEpisodeSettings } from "./episode-context.js";

/** Why the sequence is not there, with another try. An expired page is reloaded. */
export function LoadFailure() {
  const { model, commands, services } = useEpisode();
  const { settings, words } = useEpisodeSettings();
  const loading = useAtomValue(model.atoms.loading);
  const failure = loading?.is === "failed" ? loading.failure : null;
  const report = useEffectEvent((failed: Failure) => {
    commands.reportFailure(failed, [words.loadFailed, ...reasonsOf(failed)]);
    if (failed.kind === "expired") commands.expire(failed.status);
  });
  useEffect(() => {
    if (failure !== null && failure.kind !== "aborted") report(failure);
  }, [failure]);
  if (failure === null) return null;
  return (
    <LoadFailed
      title={words.loadFailed}
      reasons={reasonsOf(failure)}
      retryLabel={words.loadAgain}
      onRetry={services.loadAgain}
    />
  );

  function reasonsOf(failed: Failure): readonly string[] {
    const isGone = failed.kind === "refused" && failed.status === 404 && failed.messages.length === 0;
    return isGone ? [words.notFound] : explainFailure(failed, editingWords[settings.locale]);
  }
}
