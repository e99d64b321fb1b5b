import type { createStore, PrimitiveAtom } from "jotai/vanilla";
import type { Side } from "../../editor/index.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../lib/plain-data.js";
import type { DocumentModel } from "../../list-editor/index.js";
import { readPendingConditions, writePendingConditions } from "../condition-slide/index.js";
import { type EpisodeState, readEpisode, writeEpisode } from "./entity.js";
import { type Conflicts, decide, isUndecided, mergeInto, nameConflict } from "./merge/conflicts.js";
import { answered, isSameRecord, nothingPending, type PendingSave, withAnswer } from "./saving.js";
import type { EpisodeSettings } from "./settings.js";
import type { EpisodeAnnouncements } from "./step-edits.js";

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
  restoreDraftWith(value: PlainData, extras: PlainData): void;
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
      const owes = store.get(pendingSave);
      const isOwing = owes.steps || owes.link;
      if (pending === undefined && !isOwing) return undefined;
      const was = store.get(baseline);
      const { id = null, name = null, type = null } = was.document;
      // Steps that are saved are not sent again: the draft knows them.
      const saved = owes.steps ? { id, name, type } : writeEpisode(was);
      return {
        ...(pending === undefined ? {} : { pending }),
        ...(isOwing ? { owed: { ...owes }, saved } : {}),
      };
    },
    restoreDraftWith(value: PlainData, extras: PlainData): void {
      const { pending, owed: owes, saved } = isPlainObject(extras) ? extras : {};
      list.restoreDraft(value, (restored) => readPendingConditions(restored, pending));
      if (!isPlainObject(owes) || !isPlainObject(saved)) return;
      store.set(pendingSave, { steps: owes.steps === true, link: owes.link === true });
      const was = store.get(baseline);
      const known = { ...was, document: { ...was.document, ...saved } };
      const whole = "steps" in saved ? readEpisode(saved, list.state().nextKey) : null;
      list.rebase(whole ?? known);
    },
  };
}
