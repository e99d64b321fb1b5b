import { atom, type createStore } from "jotai/vanilla";
import type { RecordLoading } from "../../collection/index.js";
import type { FocusTarget } from "../../editor/index.js";
import { nameOfCopy } from "../../lib/messages.js";
import type { PlainData, PlainObject } from "../../lib/plain-data.js";
import { createDocumentModel, createDragAtoms } from "../../list-editor/index.js";
import { createConditionSaves } from "../condition-slide/index.js";
import {
  type EpisodeState,
  emptyEpisode,
  episodeId,
  isActive,
  isDeleted,
  nameOf,
  readEpisode,
  recordOf,
  writeEpisode,
} from "./entity.js";
import type { EpisodeModel } from "./episode-model.js";
import type { Conflicts } from "./merge/conflicts.js";
import { createSamples } from "./moments/samples.js";
import { problemsOf } from "./problems.js";
import { createSaves, noConflicts } from "./saves.js";
import { nothingPending, type PendingSave } from "./saving.js";
import type { EpisodeSettings } from "./settings.js";
import { createShownProblems } from "./shown-problems.js";
import { createStepEdits, type EpisodeAnnouncements } from "./step-edits.js";
import { createExpansion } from "./steps/expansion.js";
import * as transitions from "./transitions.js";

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
  const conflicts = atom<Conflicts>(noConflicts);
  const pending = atom<PendingSave>(nothingPending);
  const expansion = createExpansion(store, () => list.state().rows);
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
    onLoad({ rows }) {
      store.set(conflicts, noConflicts);
      expansion.begin(rows);
    },
  });
  const { state } = list.atoms;
  const loading = atom<RecordLoading | null>(null);
  const linkedId = atom<number | null | undefined>(undefined);
  const rows = atom((get) => get(state).rows);
  const { atoms: sampleAtoms, ...samples } = createSamples(store, { state, rows }, options.moment);
  const { atoms: problemAtoms, ...problems } = createShownProblems(store, list, { rows, conflicts });

  return {
    ...list,
    atoms: {
      ...{ ...list.atoms, ...sampleAtoms, shown: problemAtoms.shown },
      ...{ loading, expanded: expansion.expanded, rows, conflicts, pendingSave: pending, linkedId },
      drag: createDragAtoms(state),
      pendingConditions: atom((get) => get(state).pendingConditions),
      isGone: atom((get) => isDeleted(get(state))),
      isRunning: atom((get) => isActive(get(state))),
      slide: atom((get) => get(state).slide),
      conditionSaves: createConditionSaves(),
    },

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    subscribe: (listener: () => void) =>
      list.subscribeWith([loading, problemAtoms.undecided, pending], listener),
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
    id: () => episodeId(list.state()),
    linked: (id: number | null) => store.set(linkedId, id),
    ...problems,

    // ── What the operator does ───────────────────────────────────────────────────────────────────
    rename: (name: string) => void list.edit(transitions.rename(list.state(), name), "name"),
    chooseKind: (type: number) => void list.edit(transitions.chooseKind(list.state(), type)),
    sortSteps(): void {
      const from = store.get(sampleAtoms.base);
      if (from !== null && list.edit(transitions.sortSteps(list.state(), from)))
        list.announceEdit({ kind: "sorted" });
    },
    copyAsNew(): void {
      list.edit(transitions.copyAsNew(list.state(), nameOfCopy[list.settings().locale]));
      store.set(linkedId, undefined);
    },
    ...createSaves(list, { store, pendingSave: pending, conflicts }),
    ...createStepEdits(list, expansion.expand),

    // ── What is seen ─────────────────────────────────────────────────────────────────────────────
    ...samples,
    ...expansion.commands,
    goTo(target: FocusTarget | undefined): void {
      const to = target ?? store.get(problemAtoms.shown)[0];
      if (to?.row) expansion.expand(to.row);
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
