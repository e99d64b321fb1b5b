import { useAtomValue } from "jotai";
import { atom } from "jotai/vanilla";
import { useMemo } from "react";
import { useEpisode, useEpisodeSettings } from "../episode-context.js";
import { Timing } from "../kinds.js";
import { isAtNight, minutesOf, momentOf } from "../moments/moments.js";
import { isOnWrongSide } from "../moments/schedule.js";
import type { Step } from "./step.js";

/** Warnings about the time at which a step is sent. Nothing is refused for it, and nothing is known of an opaque one. */
export function useStepWarnings(rowKey: string, step: Step | null): readonly string[] {
  const { model } = useEpisode();
  const { words } = useEpisodeSettings();
  const { atoms } = model;
  const own = useMemo(
    () => ({
      moment: atom((get) => get(atoms.moments).get(rowKey) ?? null),
      same: atom((get) => get(atoms.sameMoments).get(rowKey) ?? null),
    }),
    [atoms, rowKey],
  );
  const moment = useAtomValue(own.moment);
  const same = useAtomValue(own.same);
  const base = useAtomValue(atoms.base);
  const kind = useAtomValue(atoms.kind);
  if (step === null) return [];
  const found: string[] = [];
  if (same !== null) found.push(words.sameMoment(same));
  if (moment !== null && base !== null && isOnWrongSide(moment, base, kind.base))
    found.push(words.wrongSide[kind.base]);
  // A clock step is sent at its time, whatever the sample is.
  const ofClock = step.timing === Timing.clock && step.time ? momentOf("1970-01-01", step.time) : null;
  const minutes = step.timing === Timing.clock ? ofClock : moment;
  if (minutes !== null && isAtNight(minutesOf(minutes))) found.push(words.atNight);
  if (!kind.timings.includes(step.timing)) found.push(words.foreignTiming);
  return found;
}
