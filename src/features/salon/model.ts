import { type Atom, atom, type createStore } from "jotai/vanilla";
import { createAnnouncement, createDialogState, type DialogWork } from "../../editor/index.js";
import type { PlainObject } from "../../lib/plain-data.js";
import { type SalonDialog, sectionOf, sectionOfWork, type WorkName, workNames } from "./dialogs.js";
import type { SalonSettings, SectionName } from "./settings.js";

/** What one element shows, and everything that can be done to it but calls. */
export type SalonModel = ReturnType<typeof createSalonModel>;

/**
 * Something that is edited in a section and saved by a press. Whoever edits it comes with the section, so here is only what
 * others ask of it.
 */
export interface SectionWork {
  readonly atoms: { readonly dirty: Atom<boolean> };
  isDirty(): boolean;
  isValid(): boolean;
  /** For the draft: what is written and not saved. */
  written(): PlainObject;
}

/** Where the focus is to go once it is drawn. */
export interface FocusWish {
  /** A row, by its section and id; `null`: the button that adds. */
  readonly section: SectionName;
  readonly id: number | string | null;
  readonly control: string;
}

/** Makes the model of one element. Its atoms live in `store`. `onEdit`: something unsaved was edited. */
export function createSalonModel(options: {
  store: ReturnType<typeof createStore>;
  settings: SalonSettings;
  /** The year that is shown first of the hours. */
  year: number;
  onEdit(): void;
  /** The salon is about to be left: what is still on offer of it is kept. */
  onLeaving(): void;
  /** Another salon is shown from now on. */
  onLeft(): void;
}) {
  const { store, onEdit } = options;
  const settings = atom<SalonSettings>(options.settings);
  const section = atom<SectionName>(firstOf(options.settings.sections));
  /** Why the last call of a section failed, a line each. */
  const alerts = atom<Readonly<Partial<Record<SectionName, readonly string[]>>>>({});
  const { announcement, announce } = createAnnouncement(store);
  const works = atom<Readonly<Partial<Record<WorkName, SectionWork>>>>({});
  /** Work from an earlier page, for whoever edits it next. */
  const restored = atom<Readonly<Partial<Record<WorkName, PlainObject>>>>({});
  /** Of the hours. */
  const year = atom(options.year);
  const focus = atom<FocusWish | null>(null);
  /** What the page asks for while something is unsaved, until that is answered. */
  const leavingFor = atom<SalonSettings | null>(null);
  const unsavedSections = atom((get): readonly SectionName[] =>
    workNames.flatMap((name) => {
      const work = get(works)[name];
      const isDirty = get(restored)[name] !== undefined || (work !== undefined && get(work.atoms.dirty));
      return isDirty ? [sectionOfWork(name)] : [];
    }),
  );
  const dialogs = createDialogState<SalonDialog>(store);

  /** What is written of a work and not saved, also before anybody has come to go on with it. */
  function writtenOf(name: WorkName): PlainObject | null {
    const work = store.get(works)[name];
    return work?.isDirty() ? work.written() : (store.get(restored)[name] ?? null);
  }
  const unsaved = (): readonly DialogWork<SalonDialog>[] => {
    const dialog = dialogs.unsaved();
    const written = workNames.flatMap((name) => workOf(name, writtenOf(name)));
    return [...(dialog ? [dialog] : []), ...written];
  };

  /** What was said of one salon says nothing of another. */
  function goTo(next: SalonSettings): void {
    dialogs.close();
    store.set(works, {});
    store.set(restored, {});
    store.set(alerts, {});
    announce("");
    store.set(focus, null);
    store.set(leavingFor, null);
    options.onLeaving();
    dialogs.offer([]);
    show(next);
    options.onLeft();
  }

  function show(next: SalonSettings): void {
    store.set(settings, next);
    if (!next.sections.includes(store.get(section))) store.set(section, next.sections[0] ?? "courses");
  }

  return {
    atoms: { settings, section, alerts, announcement, year, works, focus, leavingFor, unsavedSections },
    dialogs: {
      ...dialogs,
      write(change: PlainObject, first: PlainObject): void {
        dialogs.write(change, first);
        onEdit();
      },
      /** A draft holds one dialog and what is edited in the sections. */
      unsaved: (): DialogWork<SalonDialog> | null => unsaved()[0] ?? null,
      offered: (): readonly DialogWork<SalonDialog>[] => [...unsaved().slice(1), ...dialogs.offered()],
      restoreOffered(): void {
        const [work, ...others] = dialogs.offered();
        if (work === undefined) return;
        const { dialog, written } = work;
        const target = sectionOf(dialog);
        if (store.get(settings).sections.includes(target)) store.set(section, target);
        // What is written meanwhile takes its place among what is offered.
        if (dialog.is !== "work") {
          const open = dialogs.unsaved();
          dialogs.offer([work, ...(open ? [open] : []), ...others]);
          dialogs.restoreOffered();
          return;
        }
        dialogs.offer([...workOf(dialog.name, writtenOf(dialog.name)), ...others]);
        // Made anew, it begins with what was kept.
        store.set(restored, { ...store.get(restored), [dialog.name]: written });
        store.set(works, without(store.get(works), dialog.name));
      },
    },
    settings: () => store.get(settings),
    section: () => store.get(section),
    year: () => store.get(year),
    isDirty: () => unsaved().length > 0,
    isValid: () => entriesOf(store.get(works)).every(([, work]) => !work.isDirty() || work.isValid()),

    // ── What the page does by script ─────────────────────────────────────────────────────────────
    /** Another salon waits until unsaved work is answered for. */
    configure(next: SalonSettings): void {
      const { salon, server } = store.get(settings);
      const isOther = next.salon !== salon || next.server !== server;
      if (!isOther) {
        store.set(leavingFor, null);
        show(next);
      } else if (unsaved().length > 0) {
        store.set(leavingFor, next);
        show({ ...next, salon, server });
      } else goTo(next);
    },
    /** `false`: the operator stays. */
    answerLeaving(mayLeave: boolean): void {
      const next = store.get(leavingFor);
      store.set(leavingFor, null);
      if (mayLeave && next) goTo(next);
    },

    // ── What is shown ────────────────────────────────────────────────────────────────────────────
    show: (next: SectionName) => store.set(section, next),
    announce,
    warn(of: SectionName, lines: readonly string[]): void {
      const before = store.get(alerts)[of] ?? [];
      if (before.length > 0 || lines.length > 0) store.set(alerts, { ...store.get(alerts), [of]: lines });
    },
    showYear: (next: number) => store.set(year, next),
    focusOn: (wish: FocusWish) => store.set(focus, wish),
    focusArrived: () => store.set(focus, null),

    // ── What is edited in a section ──────────────────────────────────────────────────────────────
    edit(name: WorkName, work: SectionWork): void {
      store.set(works, { ...store.get(works), [name]: work });
    },
    endEdit(name: WorkName): void {
      store.set(works, without(store.get(works), name));
    },
    work: (name: WorkName): SectionWork | null => store.get(works)[name] ?? null,
    takeRestored(name: WorkName): PlainObject | null {
      const work = store.get(restored)[name] ?? null;
      if (work) store.set(restored, without(store.get(restored), name));
      return work;
    },
    edited: onEdit,
  };
}

/** What is shown where the page asks for nothing else. */
function firstOf(sections: readonly SectionName[]): SectionName {
  return sections.includes("courses") ? "courses" : (sections[0] ?? "courses");
}

function workOf(name: WorkName, written: PlainObject | null): readonly DialogWork<SalonDialog>[] {
  return written === null ? [] : [{ dialog: { is: "work", name }, written }];
}

function entriesOf(
  works: Readonly<Partial<Record<WorkName, SectionWork>>>,
): readonly (readonly [WorkName, SectionWork])[] {
  return Object.entries(works) as [WorkName, SectionWork][];
}

function without<T extends object>(all: T, name: keyof T): T {
  const { [name]: _, ...rest } = all;
  return rest as T;
}
