import type { createStore, PrimitiveAtom } from "jotai/vanilla";
import type { Side } from "../../editor/index.js";
import { isPlainObject, type PlainData, type PlainObject, samePlainData } from "../../lib/plain-data.js";
import type { DocumentModel } from "../../list-editor/index.js";
import { readPendingConditions, writePendingConditions } from "../condition-slide/index.js";
import { type EpisodeState, episodeId, readEpisode, writeEpisode } from "./entity.js";
import {
  type Conflicts,
  decide,
  isUndecided,
  mergeInto,
  nameConflict,
  withUndecided,
} from "./merge/conflicts.js";
import { withArrived } from "./merge/merge-steps.js";
import { answered, isSameRecord, nothingPending, type PendingSave, withAnswer } from "./saving.js";
import type { EpisodeSettings } from "./settings.js";
import type { EpisodeAnnouncements } from "./step-edits.js";
import { withDocument } from "./transitions.js";

/** Nobody else has changed what is changed here. */
export const noConflicts: Conflicts = { steps: [], name: null, chosen: {} };

/** Results of saving a sequence: what the server decided, what is pending, what others have changed. */
export interface EpisodeSaving {
  pendingSave(): PendingSave;
  /** A new one is on the server now, without steps: whatever follows, it is never made again. */
  created(sent: EpisodeState, answer: PlainObject, next: PendingSave): void;
  /** Takes over the answer to the steps that were sent; what was edited since stays, and is unsaved. */
  stepsSaved(sent: EpisodeState, response: PlainData | undefined): void;
  /** Nothing is pending any more. */
  clearPending(): void;
  /** The page has it: changes count from what was handed over. */
  applySave(payload: PlainObject, response: PlainData | undefined): void;
  /**
   * Brings everything over what somebody else has saved, and returns what was sent with that in it; `null` when both have
   * changed one step, or the name, to different things: that is shown until it is decided. What was sent is asked about too:
   * it may have been taken back here meanwhile.
   */
  mergeWith(current: PlainObject, sent: EpisodeState): EpisodeState | null;
  chooseSide(of: string, side: Side): void;
  /** Puts the choices into the sequence, as one step. */
  resolveConflicts(): void;
  /** Takes over what a call of its own has decided: it is no edit, and no part of undo. */
  decided(answer: PlainObject): void;

  /** Part of a draft besides the value. */
  extrasForDraft(): PlainData | undefined;
  /** Sequence that the draft stands on; `undefined` where nothing is saved yet. */
  baseForDraft(): PlainData | undefined;
  /** Puts the draft in place of the content, over what others have saved since: see `mergeWith`. */
  restoreDraftWith(value: PlainData, extras: PlainData, base?: PlainData): void;
}

/** Version of a sequence; nothing where the server names none. */
function versionOf({ document: { updated_at } }: EpisodeState): { readonly updated_at?: PlainData } {
  return updated_at === undefined ? {} : { updated_at };
}

/** Work of a draft that a whole save does not send: conditions that are being edited. */
export function pendingAlone(extras: PlainData): PlainData | undefined {
  const { pending } = isPlainObject(extras) ? extras : {};
  return pending === undefined ? undefined : { pending };
}

/** Makes it. */
export function createSaves(
  list: DocumentModel<EpisodeState, EpisodeSettings, EpisodeAnnouncements>,
  {
    store,
    pendingSave,
    conflicts,
  }: {
    store: ReturnType<typeof createStore>;
    pendingSave: PrimitiveAtom<PendingSave>;
    conflicts: PrimitiveAtom<Conflicts>;
  },
): EpisodeSaving {
  const { baseline } = list.atoms;
  return {
    pendingSave: () => store.get(pendingSave),
    created(sent: EpisodeState, answer: PlainObject, next: PendingSave): void {
      store.set(pendingSave, next);
      const bare = { ...sent, rows: [] };
      const decided = withAnswer(bare, answer);
      list.rebase(decided(bare), decided);
    },
    stepsSaved(sent: EpisodeState, response: PlainData | undefined): void {
      store.set(pendingSave, { ...store.get(pendingSave), steps: false });
      const answer = answered(response);
      const decided = withAnswer(sent, answer);
      list.rebase(decided(sent), decided);
    },
    clearPending: () => store.set(pendingSave, nothingPending),
    applySave(payload: PlainObject, response: PlainData | undefined): void {
      store.set(conflicts, noConflicts);
      list.applySave(payload, undefined);
      if (response === undefined) return;
      const sent = store.get(baseline);
      const decided = withAnswer(sent, answered(response));
      list.rebase(decided(sent), decided);
    },
    mergeWith(current: PlainObject, sent: EpisodeState): EpisodeState | null {
      const { past, present, future } = store.get(list.atoms.history);
      const nextKey = Math.max(...[...past, present, ...future].map((each) => each.nextKey));
      const before = store.get(baseline);
      const theirs = readEpisode(current, nextKey) ?? before;
      const over = { before, theirs, nextKey: theirs.nextKey };
      const found: Conflicts = {
        ...versionOf(before),
        steps: mergeInto(present, over).conflicts,
        name: nameConflict(present, before, theirs),
        chosen: {},
      };
      const toSend = mergeInto(sent, over);
      const wasNamed = nameConflict(sent, before, theirs);
      list.rebase(theirs, (each) => (isSameRecord(each, sent) ? mergeInto(each, over).state : each));
      store.set(conflicts, found);
      const isDisputed = found.steps.length + toSend.conflicts.length > 0 || found.name !== null;
      return isDisputed || wasNamed !== null ? null : toSend.state;
    },
    chooseSide(of: string, side: Side): void {
      const known = store.get(conflicts);
      store.set(conflicts, { ...known, chosen: { ...known.chosen, [of]: side } });
    },
    resolveConflicts(): void {
      const known = store.get(conflicts);
      if (known === noConflicts || isUndecided(known)) return;
      store.set(conflicts, noConflicts);
      const next = decide(list.state(), known);
      if (next !== list.state()) list.edit(next);
    },
    decided(answer: PlainObject): void {
      const decide = withAnswer({ ...list.state(), rows: [] }, answer);
      list.rebase(decide(store.get(baseline)), decide);
    },

    extrasForDraft(): PlainData | undefined {
      const pending = writePendingConditions(list.state());
      const owed = store.get(pendingSave);
      const isOwing = owed.steps || owed.link;
      if (pending === undefined && !isOwing) return undefined;
      return { ...(pending === undefined ? {} : { pending }), ...(isOwing ? { owed: { ...owed } } : {}) };
    },
    baseForDraft(): PlainData | undefined {
      const was = store.get(baseline);
      return episodeId(was) === null ? undefined : withUndecided(was, store.get(conflicts));
    },
    restoreDraftWith(value: PlainData, extras: PlainData, base?: PlainData): void {
      // `saved` is the base of drafts from before there was one.
      const { pending, owed, saved = null } = isPlainObject(extras) ? extras : {};
      const was = store.get(baseline);
      const before = readEpisode(base ?? saved, list.state().nextKey);
      // The page may know nothing of a sequence that got its id here.
      const isKnown = before !== null && isSameRecord(before, was);
      let found = noConflicts;
      list.restoreDraft(value, (restored) => {
        const mine = readPendingConditions(restored, pending);
        if (!isKnown) return before ? withDocument(mine, versionOf(before)) : mine;
        if (samePlainData(writeEpisode(before), writeEpisode(was))) return mine;
        const over = { before, theirs: was, nextKey: mine.nextKey };
        const rows = withArrived(
          mine.rows,
          was.rows.map(({ value }) => value),
        );
        const { state, conflicts: steps } = mergeInto({ ...mine, rows }, over);
        found = { ...found, ...versionOf(before), steps, name: nameConflict(mine, before, was) };
        return state;
      });
      store.set(conflicts, found);
      if (before !== null && !isKnown) list.rebase(before);
      if (isPlainObject(owed))
        store.set(pendingSave, { steps: owed.steps === true, link: owed.link === true });
    },
  };
}
