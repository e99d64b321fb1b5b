import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { Trigger } from "../../../../api/open-api-triggers.js";
import type { EditedValueModel } from "../../../../editor/index.js";
import type { PlainData, PlainObject } from "../../../../lib/plain-data.js";
import {
  conflictId,
  mergeTrigger,
  type TriggerConflict,
  type TriggerDraft,
  withUndecided,
} from "../tree/merge-trigger.js";
import type { Ids } from "../tree/tree.js";
import { draftOf, triggerOnWire } from "./fields.js";

export interface VersionAtoms {
  /** The version that the edits stand on. */
  readonly original: Atom<Trigger | null>;
  /** Fields that two people have changed differently. */
  readonly conflicts: Atom<readonly TriggerConflict[]>;
}

/** Versions of the trigger on the server, and what others have made of it meanwhile. */
export interface TriggerVersions {
  original(): Trigger | null;
  base(): PlainData | undefined;
  /** The version for a draft: what is undecided is as it was before it was found, under the version of then. */
  originalToKeep(): PlainObject | null;
  isUndecided(): boolean;
  /** Others have changed it. Gives whether everything could be brought together. */
  takeTheirs(theirs: Trigger): boolean;
}

/** Makes it for what is edited over `first` (`null`: a new one). */
export function createTriggerVersions(
  store: ReturnType<typeof createStore>,
  value: EditedValueModel<TriggerDraft, null>,
  { first, ids }: { first: Trigger | null; ids: Ids },
): {
  readonly atoms: VersionAtoms;
  readonly commands: TriggerVersions;
  /** Takes the answer in the place of what was sent: edits made meanwhile stay. */
  saved(trigger: Trigger, sent: TriggerDraft): void;
} {
  const original = atom<Trigger | null>(first);
  const conflicts = atom<readonly TriggerConflict[]>([]);
  /** The version over which they were found. */
  let before: { readonly draft: TriggerDraft; readonly version: PlainData } | null = null;

  function undecided(): readonly TriggerConflict[] {
    const { chosen } = value.present();
    return store.get(conflicts).filter((each) => chosen?.[conflictId(each)] === undefined);
  }

  return {
    atoms: { original, conflicts },
    commands: {
      original: () => store.get(original),
      base: () => store.get(original)?.wire.updated_at,
      originalToKeep() {
        const [now, open] = [store.get(original), undecided()];
        if (now === null || before === null || open.length === 0) return now?.wire ?? null;
        const { draft, version } = before;
        const kept = withUndecided(value.baseline(), open, { before: draft, ids });
        return { ...now.wire, ...triggerOnWire(kept, now), updated_at: version };
      },
      isUndecided: () => undecided().length > 0,
      takeTheirs(theirs) {
        const answer = draftOf(theirs, ids, value.present());
        const draft = value.baseline();
        const { merged, conflicts: found } = mergeTrigger(draft, value.present(), answer);
        before = { draft, version: store.get(original)?.wire.updated_at ?? null };
        store.set(original, theirs);
        store.set(conflicts, found);
        // Going back takes back what was edited here, not what others have changed.
        value.rebase(answer, (each) => mergeTrigger(draft, each, answer).merged);
        value.replace(merged);
        return found.length === 0;
      },
    },
    saved(trigger, sent) {
      const present = value.present();
      const answer = draftOf(trigger, ids, present);
      const { merged } = present === sent ? { merged: answer } : mergeTrigger(sent, present, answer);
      store.set(original, trigger);
      store.set(conflicts, []);
      value.rebase(answer);
      value.replace(merged);
    },
  };
}
