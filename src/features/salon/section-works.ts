import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { DialogWork } from "../../editor/index.js";
import type { PlainObject } from "../../lib/plain-data.js";
import { type SalonDialog, sectionOfWork, type WorkName, workNames } from "./dialogs.js";
import type { SalonAtoms, SectionWork, SectionWorks } from "./salon-model.js";
import type { SectionName } from "./settings.js";

type ByName<T> = Readonly<Partial<Record<WorkName, T>>>;
type KeptWorks = readonly DialogWork<SalonDialog>[];

/** What is edited in the sections, and what was kept of it on an earlier page. */
export interface SectionWorkState {
  readonly atoms: Pick<SalonAtoms, "works" | "unsavedSections">;
  readonly commands: SectionWorks;
  /** What is written of them and not saved, also before anybody has come to go on with it. */
  written(names?: readonly WorkName[]): KeptWorks;
  isValid(): boolean;
  /** Made anew, it begins with what was kept. */
  restore(name: WorkName, written: PlainObject): void;
  /** Of another salon nothing is written. */
  clear(): void;
}

/** Makes it. Its atoms live in `store`. */
export function createSectionWorks(store: ReturnType<typeof createStore>): SectionWorkState {
  const works = atom<ByName<SectionWork>>({});
  /** Work from an earlier page, for whoever edits it next. */
  const restored = atom<ByName<PlainObject>>({});
  const unsavedSections: Atom<readonly SectionName[]> = atom((get) =>
    workNames.flatMap((name) => {
      const work = get(works)[name];
      const isDirty = get(restored)[name] !== undefined || (work !== undefined && get(work.atoms.dirty));
      return isDirty ? [sectionOfWork(name)] : [];
    }),
  );

  function writtenOf(name: WorkName): PlainObject | null {
    const work = store.get(works)[name];
    return work?.isDirty() ? work.written() : (store.get(restored)[name] ?? null);
  }

  return {
    atoms: { works, unsavedSections },
    commands: {
      edit(name, work) {
        store.set(works, { ...store.get(works), [name]: work });
      },
      endEdit(name) {
        store.set(works, without(store.get(works), name));
      },
      work: (name) => store.get(works)[name] ?? null,
      takeRestored(name) {
        const work = store.get(restored)[name] ?? null;
        if (work) store.set(restored, without(store.get(restored), name));
        return work;
      },
    },
    written: (names = workNames) =>
      names.flatMap((name) => {
        const written = writtenOf(name);
        return written === null ? [] : [{ dialog: { is: "work", name }, written }];
      }),
    isValid: () => Object.values(store.get(works)).every((work) => !work.isDirty() || work.isValid()),
    restore(name, written) {
      store.set(restored, { ...store.get(restored), [name]: written });
      store.set(works, without(store.get(works), name));
    },
    clear() {
      store.set(works, {});
      store.set(restored, {});
    },
  };
}

function without<T extends object>(all: T, name: keyof T): T {
  const { [name]: _, ...rest } = all;
  return rest as T;
}
