import { useAtomValue } from "jotai";
import { atom } from "jotai/vanilla";
import { useMemo } from "react";
import { useEpisode, useEpisodeSettings } from "../episode-context.js";
import { momentText } from "../sentence.js";

/** When one step would be sent with the sample; empty where nobody can say. */
export function PlannedFor({ rowKey, id }: { rowKey: string; id: string }) {
  const { model } = useEpisode();
  const { words } = useEpisodeSettings();
  const own = useMemo(() => atom((get) => get(model.atoms.moments).get(rowKey) ?? null), [model, rowKey]);
  const moment = useAtomValue(own);
  return (
    <span id={id} className="episode-planned-for">
      {moment === null ? null : words.plannedFor(momentText(moment, words.shortFormat, words))}
    </span>
  );
}
