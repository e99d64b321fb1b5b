import { useAtomValue } from "jotai";
import { atom } from "jotai/vanilla";
import { useMemo } from "react";
import { useEpisode, useEpisodeSettings } from "../episode-context.js";
import { momentText } from "../sentence.js";

/** When one step would be sent with the sample. */
export function PlannedFor({ rowKey }: { rowKey: string }) {
  const { model } = useEpisode();
  const { words } = useEpisodeSettings();
  const own = useMemo(() => atom((get) => get(model.atoms.moments).get(rowKey) ?? null), [model, rowKey]);
  const moment = useAtomValue(own);
  if (moment === null) return null;
  return (
    <span className="episode-planned-for">
      {words.plannedFor(momentText(moment, words.shortFormat, words))}
    </span>
  );
}
