import { type Atom, atom, type createStore } from "jotai/vanilla";
import type { DialogState, DialogsToKeep, DialogWork } from "../../../editor/index.js";
import type { JourneyDialog, RenamedList } from "./dialogs.js";

/** A rename in place; `text` is what the operator has typed, `was` the name that it had. */
export interface Renaming {
  readonly is: RenamedList;
  readonly id: number;
  readonly was: string;
  readonly text: string;
  readonly error: string | null;
}

/** The new name of what had the name `was`. */
type SentName = Omit<Renaming, "error">;

/** Renaming in its place. */
export interface RenameCommands {
  /** Opens the field of a name; `text` is what is in it. */
  rename(is: RenamedList, id: number, was: string, text?: string): void;
  typeName(text: string): void;
  refuseName(error: string): void;
  /** It is saved, or given up. */
  endRenaming(): void;
  renaming(): Renaming | null;
  /** Makes a call that saves the new name: it gives `null`, or why it was not saved. */
  sendName(name: SentName, call: () => Promise<readonly string[] | null>): Promise<void>;
}

/** The renaming of one list: its atom, its commands, and what of it would be lost if the page went. */
interface Renames {
  readonly atom: Atom<Renaming | null>;
  readonly kept: DialogsToKeep<JourneyDialog>;
  readonly commands: RenameCommands;
  /** Another server is shown: names on their way are offered where they belong, if they are refused. */
  leave(): void;
}

/** Makes the state of renames, edited ones and those on their way to the server. It is kept with the dialogs when the page goes. */
export function createRenames(options: {
  store: ReturnType<typeof createStore>;
  dialogs: DialogState<JourneyDialog>;
  /** Others may have deleted it: `false` where the list is there and does not hold it. */
  isThere(is: RenamedList, id: number): boolean;
  /** Says why a name was not saved that has no field any more. */
  warn(lines: readonly string[]): void;
}): Renames {
  const { store, dialogs, isThere, warn } = options;
  const renaming = atom<Renaming | null>(null);
  const sent = new Set<Renaming>();

  function unsaved(): readonly Renaming[] {
    const open = store.get(renaming);
    return [...(open ? [open] : []), ...sent].filter((each) => isWritten(each) && isThere(each.is, each.id));
  }

  function offer(work: Renaming): void {
    dialogs.offer([asWork(work), ...dialogs.offered()]);
  }

  function open(next: Renaming): void {
    const before = store.get(renaming);
    // One that could not be saved as it is gives way, and is not lost.
    if (before && !isSame(before, next) && isWritten(before)) offer(before);
    store.set(renaming, next);
  }

  function refused(work: Renaming, lines: readonly string[]): void {
    const other = store.get(renaming);
    if (other === null || isSame(other, work)) {
      open({ ...work, error: lines.join(" ") });
      return;
    }
    // Nothing takes the field away from who is writing in another one.
    offer(work);
    warn(lines);
  }

  const works = () => {
    const written = dialogs.unsaved();
    return [...(written ? [written] : []), ...unsaved().map(asWork)];
  };

  return {
    atom: renaming,
    kept: {
      ...dialogs,
      unsaved: () => works()[0] ?? null,
      offered: () => [...works().slice(1), ...dialogs.offered()],
    },
    leave(): void {
      sent.clear();
      store.set(renaming, null);
    },
    commands: {
      rename: (is, id, was, text = was) => open({ is, id, was, text, error: null }),
      typeName(text) {
        const now = store.get(renaming);
        if (now) store.set(renaming, { ...now, text, error: null });
      },
      refuseName(error) {
        const now = store.get(renaming);
        if (now) store.set(renaming, { ...now, error });
      },
      endRenaming: () => store.set(renaming, null),
      renaming: () => store.get(renaming),
      async sendName(name, call) {
        const work: Renaming = { ...name, error: null };
        sent.add(work);
        let lines = null as readonly string[] | null;
        const send = async () => {
          lines = await call();
          return lines === null;
        };
        await dialogs.save(send, asWork(work), () => sent.has(work));
        if (sent.delete(work) && lines !== null) refused(work, lines);
      },
    },
  };
}

function isSame(one: Renaming, other: Renaming): boolean {
  return one.is === other.is && one.id === other.id;
}

function isWritten({ text, was }: Renaming): boolean {
  return text !== was && text.trim() !== "";
}

function asWork({ is, id, was, text }: Renaming): DialogWork<JourneyDialog> {
  return { dialog: { is: "rename", list: is, id, was }, written: { name: text } };
}
