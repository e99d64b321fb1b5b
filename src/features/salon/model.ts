import { atom, type createStore } from "jotai/vanilla";
import { createAnnouncement, createDialogState, type DialogWork } from "../../editor/index.js";
import type { PlainObject } from "../../lib/plain-data.js";
import { type SalonDialog, sectionOf } from "./dialogs.js";
import type { FocusWish, SalonModel } from "./salon-model.js";
import { createSectionDrafts } from "./section-drafts.js";
import type { SalonSettings, SectionName } from "./settings.js";

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
}): SalonModel {
  const { store, onEdit } = options;
  const settings = atom<SalonSettings>(options.settings);
  const section = atom<SectionName>(firstOf(options.settings.sections));
  const alerts = atom<Readonly<Partial<Record<SectionName, readonly string[]>>>>({});
  const { announcement, announce } = createAnnouncement(store);
  const year = atom(options.year);
  const focus = atom<FocusWish | null>(null);
  const leavingFor = atom<SalonSettings | null>(null);
  const dialogs = createDialogState<SalonDialog>(store);
  const drafts = createSectionDrafts(store);

  const unsaved = (): readonly DialogWork<SalonDialog>[] => {
    const dialog = dialogs.unsaved();
    return [...(dialog ? [dialog] : []), ...drafts.written()];
  };

  /** Goes to another salon, and forgets the messages of this one. */
  function goTo(next: SalonSettings): void {
    dialogs.close();
    drafts.clear();
    store.set(alerts, {});
    announce("");
    store.set(focus, null);
    store.set(leavingFor, null);
    options.onLeaving();
    dialogs.leave();
    show(next);
    options.onLeft();
  }

  function show(next: SalonSettings): void {
    store.set(settings, next);
    if (!next.sections.includes(store.get(section))) store.set(section, next.sections[0] ?? "courses");
  }

  function restoreOffered(): void {
    const [work, ...others] = dialogs.offered();
    if (work === undefined) return;
    const { dialog, written } = work;
    const target = sectionOf(dialog);
    if (store.get(settings).sections.includes(target)) store.set(section, target);
    // Unsaved edits of now are offered in the place of the restored work.
    if (dialog.is !== "work") {
      const open = dialogs.unsaved();
      dialogs.offer([work, ...(open ? [open] : []), ...others]);
      dialogs.restoreOffered();
      return;
    }
    dialogs.offer([...drafts.written([dialog.name]), ...others]);
    drafts.restore(dialog.name, written);
  }

  return {
    atoms: { settings, section, alerts, announcement, year, focus, leavingFor, ...drafts.atoms },
    dialogs: {
      ...dialogs,
      write(change: PlainObject, first: PlainObject): void {
        dialogs.write(change, first);
        onEdit();
      },
      /** A draft holds one dialog and what is edited in the sections. */
      unsaved: () => unsaved()[0] ?? null,
      offered: () => [...unsaved().slice(1), ...dialogs.offered()],
      restoreOffered,
    },
    saveWork(name, call, written) {
      const [all = null] = drafts.written([name]);
      const work = written ? { dialog: { is: "work" as const, name }, written } : all;
      return dialogs.save(call, work, drafts.commands.stillOpen(name));
    },
    ...drafts.commands,
    settings: () => store.get(settings),
    section: () => store.get(section),
    year: () => store.get(year),
    isDirty: () => unsaved().length > 0,
    isValid: drafts.isValid,

    configure(next) {
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
    answerLeaving(mayLeave) {
      const next = store.get(leavingFor);
      store.set(leavingFor, null);
      if (mayLeave && next) goTo(next);
    },

    show: (next) => store.set(section, next),
    showYear: (next) => store.set(year, next),
    announce,
    warn(of, lines) {
      const before = store.get(alerts)[of] ?? [];
      if (before.length > 0 || lines.length > 0) store.set(alerts, { ...store.get(alerts), [of]: lines });
    },
    focusOn: (wish) => store.set(focus, wish),
    focusArrived: () => store.set(focus, null),
    edited: onEdit,
  };
}

/** First section, where the page asks for none. */
function firstOf(sections: readonly SectionName[]): SectionName {
  return sections.includes("courses") ? "courses" : (sections[0] ?? "courses");
}
