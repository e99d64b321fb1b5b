import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { DialogWork } from "../../editor/index.js";
import type { PlainObject } from "../../lib/plain-data.js";
import { type SalonDialog, sectionOfWork, type WorkName, workNames } from "./dialogs.js";
import type { SalonAtoms, SectionDrafts, SectionWork } from "./salon-model.js";
import type { SectionName } from "./settings.js";

type ByName<T> = Readonly<Partial<Record<WorkName, T>>>;
type KeptDrafts = readonly DialogWork<SalonDialog>[];

/** Works of the sections, and those that were kept on an earlier page. */
export interface SectionWorkState {
  readonly atoms: Pick<SalonAtoms, "drafts" | "unsavedSections">;
  readonly commands: SectionDrafts;
  /** Unsaved text of these works, also before anybody has come to go on with it. */
  written(names?: readonly WorkName[]): KeptDrafts;
  isValid(): boolean;
  /** Made anew, it begins with what was kept. */
  restore(name: WorkName, written: PlainObject): void;
  /** Forgets all works: those of one salon must not reach another. */
  clear(): void;
}

/** Makes it. Its atoms live in `store`. */
export function createSectionDrafts(store: ReturnType<typeof createStore>): SectionWorkState {
  const drafts = atom<ByName<SectionWork>>({});
  /** Work from an earlier page, for whoever edits it next. */
  const restored = atom<ByName<PlainObject>>({});
  const unsavedSections: Atom<readonly SectionName[]> = atom((get) =>
    workNames.flatMap((name) => {
      const work = get(drafts)[name];
      const isDirty = get(restored)[name] !== undefined || (work !== undefined && get(work.atoms.dirty));
      return isDirty ? [sectionOfWork(name)] : [];
    }),
  );

  const workOf = (name: WorkName) => store.get(drafts)[name] ?? null;

  function draftOf(name: WorkName): PlainObject | null {
    const work = store.get(drafts)[name];
    return work?.isDirty() ? work.written() : (store.get(restored)[name] ?? null);
  }

  return {
    atoms: { drafts, unsavedSections },
    commands: {
      edit(name, work) {
        store.set(drafts, { ...store.get(drafts), [name]: work });
      },
      work: workOf,
      stillOpen(name) {
        const now = workOf(name);
        return () => workOf(name) === now;
      },
      takeRestored(name) {
        const work = store.get(restored)[name] ?? null;
        if (work) store.set(restored, without(store.get(restored), name));
        return work;
      },
    },
    written: (names = workNames) =>
      names.flatMap((name) => {
        const written = draftOf(name);
        return written === null ? [] : [{ dialog: { is: "work", name }, written }];
      }),
    isValid: () => Object.values(store.get(drafts)).every((work) => !work.isDirty() || work.isValid()),
    restore(name, written) {
      store.set(restored, { ...store.get(restored), [name]: written });
      store.set(drafts, without(store.get(drafts), name));
    },
    clear() {
      store.set(drafts, {});
      store.set(restored, {});
    },
  };
}

function without<T extends object>(all: T, name: keyof T): T {
  const { [name]: _, ...rest } = all;
  return rest as T;
}
