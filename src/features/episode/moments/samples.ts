import { type Atom, atom, type createStore } from "jotai/vanilla";
import { createKeeper } from "../../../lib/kept-if-equal.js";
import type { PlainData } from "../../../lib/plain-data.js";
import { type EpisodeState, episodeKindOf } from "../entity.js";
import type { EpisodeKind } from "../kinds.js";
import { type Moment, momentOf } from "./moments.js";
import { baseMoment, firstSample, readReservations, type Sample, type SampleReservation } from "./sample.js";
import { type PlannedStep, plannedSteps, sameMoments } from "./schedule.js";

/** Sample, and what the steps come to with it. */
export interface SampleAtoms {
  readonly kind: Atom<EpisodeKind>;
  readonly base: Atom<Moment | null>;
  readonly planned: Atom<readonly PlannedStep[]>;
  /** How many steps ask for the same moment, by their keys. */
  readonly sameMoments: Atom<ReadonlyMap<string, number>>;
  /** By the keys of rows: what a step asks for is the business of no other. */
  readonly moments: Atom<ReadonlyMap<string, Moment | null>>;
  readonly sample: Atom<Sample>;
  readonly reservations: Atom<readonly SampleReservation[]>;
  readonly chosenReservation: Atom<SampleReservation | null>;
}

/** Samples that the sequence is tried with. */
export interface Samples {
  reservations(): readonly SampleReservation[];
  tryWith(reservations: PlainData): void;
  /** Another sample is no edit. */
  trySample(values: Partial<Sample>): void;
  tryReservation(reservation: SampleReservation | null): void;
  /** Now in Japan, as moments are counted. */
  now(): number;
}

/** Makes it for a sequence. `moment` is `YYYY-MM-DD HH:mm` in Japan. */
export function createSamples(
  store: ReturnType<typeof createStore>,
  { state, rows }: { state: Atom<EpisodeState>; rows: Atom<EpisodeState["rows"]> },
  moment: () => string,
): Samples & { readonly atoms: SampleAtoms } {
  const sample = atom<Sample>(firstSample(moment().slice(0, 10)));
  const reservations = atom<readonly SampleReservation[]>([]);
  const chosenReservation = atom<SampleReservation | null>(null);
  const kind = atom((get) => episodeKindOf(get(state)));
  const base = atom((get) => baseMoment(get(sample), get(kind).base));
  const planned = atom((get) => plannedSteps(get(rows), get(base)));
  const keepSame = createKeeper<ReadonlyMap<string, number>>();
  const keepMoments = createKeeper<ReadonlyMap<string, Moment | null>>();
  return {
    atoms: {
      ...{ kind, base, planned, sample, reservations, chosenReservation },
      sameMoments: atom((get) => keepSame(sameMoments(get(planned)))),
      moments: atom((get) => keepMoments(new Map(get(planned).map(({ key, moment }) => [key, moment])))),
    },
    reservations: () => store.get(reservations),
    tryWith: (data) => store.set(reservations, readReservations(data)),
    trySample(values) {
      store.set(chosenReservation, null);
      store.set(sample, { ...store.get(sample), ...values });
    },
    tryReservation(reservation) {
      store.set(chosenReservation, reservation);
      if (reservation === null) return;
      const { date, from, to } = reservation;
      store.set(sample, { date, from, to });
    },
    now() {
      const [day = "", time = ""] = moment().split(" ");
      return momentOf(day, time) ?? 0;
    },
  };
}
