import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { Trigger } from "../../../../api/open-api-triggers.js";
import type { EditedValueModel, Side } from "../../../../editor/index.js";
import type { PlainData } from "../../../../lib/plain-data.js";
import { conflictId, mergeTrigger, type TriggerConflict, type TriggerDraft } from "../tree/merge-trigger.js";
import type { Ids } from "../tree/tree.js";
import { draftOf } from "./fields.js";

/** Fields that two people have changed differently, and what was chosen for them. */
export interface Conflicts {
  readonly all: readonly TriggerConflict[];
  readonly chosen: ReadonlyMap<string, Side>;
}

export interface VersionAtoms {
  /** The version that the edits stand on. */
  readonly original: Atom<Trigger | null>;
  readonly conflicts: Atom<Conflicts>;
}

/** Versions of the trigger on the server, and what others have made of it meanwhile. */
export interface TriggerVersions {
  original(): Trigger | null;
  base(): PlainData | undefined;
  isUndecided(): boolean;
  /** Others have changed it. Gives whether everything could be brought together. */
  takeTheirs(theirs: Trigger): boolean;
}

const noConflicts: Conflicts = { all: [], chosen: new Map() };

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
  /** Remembers which side of a conflict was chosen. */
  choose(conflict: TriggerConflict, side: Side): void;
} {
  const original = atom<Trigger | null>(first);
  const conflicts = atom<Conflicts>(noConflicts);
  return {
    atoms: { original, conflicts },
    commands: {
      original: () => store.get(original),
      base: () => store.get(original)?.wire.updated_at,
      isUndecided() {
        const { all, chosen } = store.get(conflicts);
        return all.some((each) => !chosen.has(conflictId(each)));
      },
      takeTheirs(theirs) {
        const answer = draftOf(theirs, ids, value.present());
        const before = value.baseline();
        const { merged, conflicts: found } = mergeTrigger(before, value.present(), answer);
        store.set(original, theirs);
        store.set(conflicts, { all: found, chosen: new Map() });
        // Going back takes back what was edited here, not what others have changed.
        value.rebase(answer, (each) => mergeTrigger(before, each, answer).merged);
        value.replace(merged);
        return found.length === 0;
      },
    },
    saved(trigger, sent) {
      const present = value.present();
      const answer = draftOf(trigger, ids, present);
      const { merged } = present === sent ? { merged: answer } : mergeTrigger(sent, present, answer);
      store.set(original, trigger);
      store.set(conflicts, noConflicts);
      value.rebase(answer);
      value.replace(merged);
    },
    choose(conflict, side) {
      const now = store.get(conflicts);
      store.set(conflicts, { ...now, chosen: new Map(now.chosen).set(conflictId(conflict), side) });
    },
  };
}
