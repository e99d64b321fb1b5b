import type { PlainData } from "../../lib/plain-data.js";

/** Moment that the steps of a sequence count from: a goal, the start of a reservation, or its end. */
export type BaseKind = "goal" | "start" | "end";

/** How a step is timed: at a clock time of a day, or so many minutes from the moment. The numbers are those of the wire. */
export const Timing = { clock: 0, elapsed: 1 } as const;
export type Timing = (typeof Timing)[keyof typeof Timing];

/** Field in which a salon holds a sequence (rules: episode-salon-place). */
export type SalonPlace = "episode_id" | "follow_id";

/** Meaning of the `type` of a sequence (rules: episode-types). */
export interface EpisodeKind {
  /** `null` for those that nobody knows. */
  readonly type: 0 | 1 | 10 | 11 | null;
  readonly base: BaseKind;
  /** The timings that its steps may have. */
  readonly timings: readonly Timing[];
  /** Direction of a new step. */
  readonly direction: "before" | "after";
  /** Which place of a salon it can have. */
  readonly place: SalonPlace | null;
  /** The event whose values its texts may hold; `null`: those of the page's trigger. */
  readonly event: "reminder" | "follow" | null;
}

/** In the order in which they are offered. */
export const episodeKinds: readonly EpisodeKind[] = [
  { type: 0, base: "goal", timings: [0], direction: "before", place: null, event: null },
  { type: 1, base: "goal", timings: [1], direction: "before", place: null, event: null },
  { type: 10, base: "start", timings: [0, 1], direction: "before", place: "episode_id", event: "reminder" },
  { type: 11, base: "end", timings: [0, 1], direction: "after", place: "follow_id", event: "follow" },
];

/** 10 means a salon's episode, and every other type, unknown ones too, its follow (rules: episode-or-follow). */
const unknownKind: EpisodeKind = {
  ...{ type: null, base: "end", timings: [0, 1], direction: "after" },
  ...{ place: "follow_id", event: "follow" },
};

/** The kind of a sequence by its stored type, as a figure or as a text. */
export function kindOf(type: PlainData | undefined): EpisodeKind {
  const number = typeof type === "string" && /^\d{1,9}$/.test(type) ? Number(type) : type;
  return episodeKinds.find((kind) => kind.type === number) ?? unknownKind;
}

/** The kinds that a new one may have: for a salon those of its places, else those with a goal. */
export function offeredKinds(salonId: number | null, attr: SalonPlace | null): readonly EpisodeKind[] {
  return episodeKinds.filter(({ place }) =>
    salonId === null ? place === null : place !== null && (attr === null || attr === place),
  );
}
