import type { EpisodeDocument } from "../../api/episodes.js";

const minute = 60_000;

/** When each step of a sequence is sent, `YYYY-MM-DD HH:mm`. It counts by itself, not by what the library shows. */
export function sendingTimes(
  episode: EpisodeDocument,
  base: { date: string; from: string; to: string },
): readonly { order: number; at: string }[] {
  const isFollow = ![0, 1, 10].includes(episode.type as number);
  const moment = Date.parse(`${base.date}T${isFollow ? base.to : base.from}:00Z`);
  const midnight = Date.parse(`${base.date}T00:00:00Z`);
  const steps = Array.isArray(episode.steps) ? (episode.steps as unknown[]) : [];
  return steps.flatMap((step, index) => {
    const { timing_type, direction, days, time, offset_min } = (step ?? {}) as Record<string, unknown>;
    const sign = direction === "after" ? 1 : -1;
    if (timing_type === 1)
      return [{ order: index + 1, at: written(moment + sign * Number(offset_min) * minute) }];
    if (timing_type !== 0 || typeof time !== "string") return [];
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    const day = midnight + sign * Number(days) * 24 * 60 * minute;
    return [{ order: index + 1, at: written(day + (hours * 60 + minutes) * minute) }];
  });
}

function written(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace("T", " ");
}
