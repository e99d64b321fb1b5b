import { atom, type createStore } from "jotai/vanilla";
import type { RecordLoading } from "../../collection/index.js";
import type { FocusTarget } from "../../editor/index.js";
import type { Failure } from "../../lib/failure.js";
import { nameOfCopy } from "../../lib/messages.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import {
  createDocumentModel,
  createDragAtoms,
  problemOfWhole,
  problemsByRow,
  type RowProblem,
  serverProblems,
} from "../../list-editor/index.js";
import { createConditionSaves } from "../condition-slide/index.js";
import {
  type EpisodeState,
  emptyEpisode,
  episodeId,
  episodeKindOf,
  isActive,
  isDeleted,
  nameOf,
  readEpisode,
  recordOf,
  writeEpisode,
} from "./entity.js";
import type { EpisodeModel } from "./episode-model.js";
import { type Conflicts, isUndecided } from "./merge/conflicts.js";
import { episodeWords } from "./messages.js";
import { momentOf } from "./moments/moments.js";
import {
  baseMoment,
  firstSample,
  readReservations,
  type Sample,
  type SampleReservation,
} from "./moments/sample.js";
import { plannedSteps, sameMoments } from "./moments/schedule.js";
import { problemsOf } from "./problems.js";
import {
  type RefusedName,
  type RefusedStep,
  refusedName,
  refusedSteps,
  stillRefused,
} from "./refused-fields.js";
import { createSaves, noConflicts } from "./saves.js";
import { nothingPending, type PendingSave } from "./saving.js";
import type { EpisodeSettings } from "./settings.js";
import { createStepEdits, type EpisodeAnnouncements } from "./step-edits.js";
import * as transitions from "./transitions.js";

/** Up to this many steps a loaded list is shown expanded. */
const mostExpanded = 3;

/**
 * Makes the model of one episode editor. Its atoms live in `store`. `onEdit` is called after each edit by the operator, never
 * for what the page does by script.
 */
export function createEpisodeModel(options: {
  store: ReturnType<typeof createStore>;
  settings: EpisodeSettings;
  /** Milliseconds, for merging keystrokes. */
  now(): number;
  /** `YYYY-MM-DD HH:mm` in Japan. */
  moment(): string;
  onEdit(): void;
}): EpisodeModel {
  const { store } = options;
  let asked = options.settings;
  let generation = 0;
  const expanded = atom<ReadonlySet<string>>(new Set<string>());
  const conflicts = atom<Conflicts>(noConflicts);
  const pending = atom<PendingSave>(nothingPending);
  const list = createDocumentModel<EpisodeState, EpisodeSettings, EpisodeAnnouncements>({
    ...options,
    format: {
      empty: () => emptyEpisode(asked.salonId, asked.attr),
      read: readEpisode,
      write: writeEpisode,
      payload: (state): PlainObject => writeEpisode(state),
      validate: problemsOf,
      record: recordOf,
      decidedBySave: () => ({}),
      hasPendingWork: ({ pendingConditions }) => Object.keys(pendingConditions).length > 0,
    },
    fields: { afterRemove: "toggle", add: "add", whole: "toggle" },
    onLoad(state) {
      store.set(conflicts, noConflicts);
      expandShort(state);
    },
  });
  const { state, settings, problems } = list.atoms;
  const loading = atom<RecordLoading | null>(null);
  const linkedId = atom<number | null | undefined>(undefined);
  const sample = atom<Sample>(firstSample(options.moment().slice(0, 10)));
  const reservations = atom<readonly SampleReservation[]>([]);
  const chosenReservation = atom<SampleReservation | null>(null);
  const kind = atom((get) => episodeKindOf(get(state)));
  const base = atom((get) => baseMoment(get(sample), get(kind).base));
  const rows = atom((get) => get(state).rows);
  const planned = atom((get) => plannedSteps(get(rows), get(base)));
  const same = atom((get) => sameMoments(get(planned)));
  const moments = atom((get) => new Map(get(planned).map(({ key, moment }) => [key, moment])));
  const pendingConditions = atom((get) => get(state).pendingConditions);
  const isGone = atom((get) => isDeleted(get(state)));
  const isRunning = atom((get) => isActive(get(state)));
  const slide = atom((get) => get(state).slide);
  const undecided = atom((get) => isUndecided(get(conflicts)));
  const refused = atom<RefusedName | null>(null);
  const refusedOfSteps = atom<readonly RefusedStep[]>([]);
  const stepErrors = atom((get) => stillRefused(get(refusedOfSteps), get(rows)));
  const nameErrors = atom((get) => {
    const serverErrors = get(refused);
    return serverErrors && serverErrors.sent === nameOf(get(state)) ? serverErrors.messages : [];
  });
  const shown = atom((get): readonly RowProblem[] => {
    const [ofName, ofRows] = [get(nameErrors), get(stepErrors)];
    const words = episodeWords[get(settings).locale];
    const ofConflicts = get(undecided) ? [problemOfWhole("conflicts", words.conflictOpen)] : [];
    if (ofName.length + ofRows.length + ofConflicts.length === 0) return get(problems);
    const whole = ofName.map((message) => ({ field: "name", message }));
    return [
      ...get(problems),
      ...ofConflicts,
      ...serverProblems({ whole, ofRows, rows: get(rows), nameOf: words.step, field: "toggle" }),
    ];
  });
  const drag = createDragAtoms(state);

  function expand(key: string): void {
    store.set(expanded, new Set([...store.get(expanded), key]));
  }
  /** A short list is shown open, a long one closed. */
  function expandShort(loaded: EpisodeState): void {
    const keys = loaded.rows.length <= mostExpanded ? loaded.rows.map(({ key }) => key) : [];
    store.set(expanded, new Set(keys));
  }

  return {
    ...list,
    atoms: {
      ...list.atoms,
      ...{ shown, loading, expanded, rows, kind, base, planned, sample, reservations, chosenReservation },
      ...{
        conflicts,
        pendingSave: pending,
        linkedId,
        drag,
        sameMoments: same,
        moments,
        pendingConditions,
        isGone,
        isRunning,
        slide,
      },
      conditionSaves: createConditionSaves(),
    },
    problemsAt: problemsByRow(shown),

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    subscribe: (listener: () => void) => list.subscribeWith([loading, undecided, pending], listener),
    configure(next: EpisodeSettings): void {
      const isOther = next.salonId !== asked.salonId || next.attr !== asked.attr;
      const isUntouched = isBlank();
      // The id came from an answer about another salon.
      if (next.salonId !== asked.salonId) store.set(linkedId, undefined);
      asked = next;
      list.configure(next);
      if (isOther && isUntouched) load(null);
    },
    load,
    generation: () => generation,
    isBlank,
    isEmpty: isBlank,
    isWaiting: () => store.get(loading) !== null,
    isDeleted: () => isDeleted(list.state()),
    becomeLoading: (next: RecordLoading | null) => store.set(loading, next),
    reservations: () => store.get(reservations),
    tryWith: (data: PlainData) => store.set(reservations, readReservations(data)),
    id: () => episodeId(list.state()),
    linked: (id: number | null) => store.set(linkedId, id),
    problems: () => [
      ...list.problems(),
      ...(store.get(undecided)
        ? [problemOfWhole("conflicts", episodeWords[list.settings().locale].conflictOpen)]
        : []),
    ],
    showRefusal(sent: EpisodeState, failure: Failure | null): void {
      store.set(refusedOfSteps, refusedSteps(sent.rows, failure));
      store.set(refused, refusedName(sent, failure));
    },
    serverErrorAt(message: string): FocusTarget | undefined {
      if (store.get(nameErrors).includes(message)) return { row: null, field: "name" };
      const error = store.get(stepErrors).find((each) => each.message === message);
      return error && { row: error.row, field: error.field || "toggle" };
    },

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    rename: (name: string) => void list.edit(transitions.rename(list.state(), name), "name"),
    chooseKind: (type: number) => void list.edit(transitions.chooseKind(list.state(), type)),
    sortSteps(): void {
      const from = store.get(base);
      if (from !== null && list.edit(transitions.sortSteps(list.state(), from)))
        list.announceEdit({ kind: "sorted" });
    },
    copyAsNew(): void {
      list.edit(transitions.copyAsNew(list.state(), nameOfCopy[list.settings().locale]));
      store.set(linkedId, undefined);
    },
    ...createSaves(list, { store, pendingSave: pending, conflicts }),
    ...createStepEdits(list, expand),

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    trySample(values: Partial<Sample>): void {
      store.set(chosenReservation, null);
      store.set(sample, { ...store.get(sample), ...values });
    },
    tryReservation(reservation: SampleReservation | null): void {
      store.set(chosenReservation, reservation);
      if (reservation === null) return;
      const { date, from, to } = reservation;
      store.set(sample, { date, from, to });
    },
    now(): number {
      const [day = "", time = ""] = options.moment().split(" ");
      return momentOf(day, time) ?? 0;
    },
    toggle(key: string): void {
      const next = new Set(store.get(expanded));
      if (!next.delete(key)) next.add(key);
      store.set(expanded, next);
    },
    expandAll: () => store.set(expanded, new Set(store.get(rows).map(({ key }) => key))),
    collapseAll: () => store.set(expanded, new Set<string>()),
    goTo(target: FocusTarget | undefined): void {
      const to = target ?? store.get(shown)[0];
      if (to?.row) expand(to.row);
      list.goTo(to);
    },
  };

  function load(data: PlainData): boolean {
    if (!list.load(data)) return false;
    generation += 1;
    store.set(pending, nothingPending);
    store.set(linkedId, undefined);
    return true;
  }

  /** A kind that follows the page is nothing that was filled in. */
  function isBlank(): boolean {
    const now = list.state();
    const { id = null } = now.document;
    return id === null && now.rows.length === 0 && (nameOf(now) ?? "x") === "" && !list.isDirty();
  }
}
