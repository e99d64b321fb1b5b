import { type Atom, atom, type createStore, type PrimitiveAtom } from "jotai/vanilla";
import { type PlainObject, samePlainData } from "../../lib/plain-data.js";

/** A dialog with what is written in it and not saved: the fields that differ from what it began with. */
export interface DialogWork<Dialog> {
  readonly dialog: Dialog;
  readonly written: PlainObject;
}

/** Handle of a dialog, a section's work or a trigger: tells whether that is still open. A late answer asks it, and changes nothing of another. */
export type IsOpen = () => boolean;

/** Keeper of work for when its dialog is gone. */
export interface WorkKeeper<Dialog> {
  /** A call that saves it begins. Returns what is told whether that did. */
  begin(work: DialogWork<Dialog>, isOpen: IsOpen): (isSaved: boolean) => void;
  /** Tells that the server or salon is left: nothing that was kept of it is known here any more. */
  left(): void;
}

/** Words about a call of a dialog, or about what was not sent, until something is written or sent. */
export interface DialogRefusal {
  readonly lines: readonly string[];
  /** Messages of fields by their wire names, another object for each refusal. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The page may be too old, or nobody is logged in any more. */
  readonly offersReload: boolean;
}

const nothingSaid: DialogRefusal = { lines: [], fields: {}, offersReload: false };

/** Result of a call that saves: whether it was done, an answer, an outcome, or why it failed. */
export type SaveResult =
  | boolean
  | { readonly ok: boolean }
  | { readonly is: string }
  | { readonly failure: object | null };

/** Parts of the dialogs that their draft needs. */
export type DialogsToKeep<Dialog> = Pick<
  DialogState<Dialog>,
  "unsaved" | "offered" | "offer" | "offerMore" | "keepBy"
>;

/** Which dialog is open, what is written in it, and work from before that may go on. */
export interface DialogState<Dialog> {
  readonly atoms: {
    readonly shown: PrimitiveAtom<Dialog | null>;
    readonly written: PrimitiveAtom<PlainObject>;
    /** The operator wants to leave what is written. */
    readonly asksToLeave: PrimitiveAtom<boolean>;
    /** A call of the open dialog is under way, also where its element was off the page since. */
    readonly busy: Atom<boolean>;
    readonly refusal: Atom<DialogRefusal>;
    /** Work from before: the newest first, then what has come up since. */
    readonly offered: PrimitiveAtom<readonly DialogWork<Dialog>[]>;
  };
  shown(): Dialog | null;
  /** Gives the handle of the dialog that is open now. One that goes on with less to do is the same. */
  stillOpen(): IsOpen;
  open(next: Dialog): void;
  /** It is saved, or given up. */
  close(): void;
  /** Leaves the server or salon: its work is kept by now, and neither open nor on offer here. */
  leave(): void;
  /** The dialog goes on with less to do; what is written in it stays. */
  keep(next: Dialog): void;
  /** `first`: the fields as the dialog began; one that is back there is not written any more. */
  write(change: PlainObject, first: PlainObject): void;
  /** By Escape or a button: what is written is asked about first, and a dialog that waits for an answer stays. */
  askToClose(): void;
  /** `false`: the operator stays. */
  answerClosing(mayClose: boolean): void;
  /** Work that would be lost if the page went; `null` where nothing would. */
  unsaved(): DialogWork<Dialog> | null;
  keepBy(next: WorkKeeper<Dialog>): void;
  /** Makes a call that saves what is written in the dialog, or `work`, of which `isOpen` is the handle. Gives what `call` gives. */
  save<T extends SaveResult>(
    call: (isOpen: IsOpen) => Promise<T>,
    work?: DialogWork<Dialog> | null,
    isOpen?: IsOpen,
  ): Promise<T>;
  /** Makes such a call of the open dialog, one at a time: `null` while another is under way, and where it is not open any more by then. */
  run<T extends SaveResult>(
    call: (isOpen: IsOpen) => Promise<T>,
    work?: DialogWork<Dialog> | null,
  ): Promise<T | null>;
  /** Says why it was not saved; without `refusal` nothing is said any more. */
  refuse(refusal?: Partial<DialogRefusal>): void;
  offered(): readonly DialogWork<Dialog>[];
  offer(drafts: readonly DialogWork<Dialog>[]): void;
  /** Offers these after what is on offer; what is on the screen does not change under the hand. */
  offerMore(drafts: readonly DialogWork<Dialog>[]): void;
  /** Goes on with the first. */
  restoreOffered(): void;
  /** The next one comes up then. */
  discardOffered(): void;
}

/** Works that are in the first list and not in the other one, which may have been read from a storage. */
export function withoutWorks<Work>(all: readonly Work[], some: readonly unknown[]): readonly Work[] {
  const texts = new Set(some.map((each) => JSON.stringify(each)));
  return all.filter((each) => !texts.has(JSON.stringify(each)));
}

/** Makes the state of the dialogs of one screen. Its atoms live in `store`. */
export function createDialogState<Dialog>(store: ReturnType<typeof createStore>): DialogState<Dialog> {
  const shown = atom<Dialog | null>(null);
  const written = atom<PlainObject>({});
  /** The operator wants to leave what is written. */
  const asksToLeave = atom(false);
  const busy = atom(false);
  const refusal = atom(nothingSaid);
  const offered = atom<readonly DialogWork<Dialog>[]>([]);

  let keeper: WorkKeeper<Dialog> | null = null;
  /** Counts the dialogs: one that goes on with less to do is the same. */
  let opened = 0;

  function open(next: Dialog | null, fields: PlainObject = {}): void {
    opened += 1;
    store.set(shown, () => next);
    store.set(written, fields);
    store.set(asksToLeave, false);
    store.set(busy, false);
    store.set(refusal, nothingSaid);
  }

  const isWritten = () => store.get(shown) !== null && Object.keys(store.get(written)).length > 0;

  function unsaved(): DialogWork<Dialog> | null {
    const dialog = store.get(shown);
    return dialog !== null && isWritten() ? { dialog, written: store.get(written) } : null;
  }

  function stillOpen(): IsOpen {
    const now = opened;
    return () => opened === now;
  }

  const save: DialogState<Dialog>["save"] = async (call, work = unsaved(), isOpen = stillOpen()) => {
    const end = work && keeper?.begin(work, isOpen);
    let isDone = false;
    try {
      const result = await call(isOpen);
      isDone = isSaved(result);
      return result;
    } finally {
      end?.(isDone);
    }
  };

  return {
    atoms: { shown, written, asksToLeave, busy, refusal, offered },
    shown: () => store.get(shown),
    stillOpen,
    open: (next: Dialog) => open(next),
    close: () => open(null),
    leave(): void {
      open(null);
      store.set(offered, []);
      keeper?.left();
    },
    keep: (next: Dialog) => store.set(shown, () => next),
    write(change: PlainObject, first: PlainObject): void {
      const all = Object.entries({ ...store.get(written), ...change });
      const left = all.filter(([key, value]) => !samePlainData(value, first[key]));
      store.set(written, Object.fromEntries(left));
    },
    askToClose(): void {
      if (store.get(busy)) return;
      if (isWritten()) store.set(asksToLeave, true);
      else open(null);
    },
    answerClosing(mayClose: boolean): void {
      if (mayClose) open(null);
      else store.set(asksToLeave, false);
    },
    unsaved,
    keepBy(next) {
      keeper = next;
    },
    save,
    async run(call, work) {
      if (store.get(busy)) return null;
      store.set(busy, true);
      store.set(refusal, nothingSaid);
      const isOpen = stillOpen();
      try {
        const result = await save(call, work, isOpen);
        return isOpen() ? result : null;
      } finally {
        if (isOpen()) store.set(busy, false);
      }
    },
    refuse: (next) => store.set(refusal, next ? { ...nothingSaid, ...next } : nothingSaid),
    offered: () => store.get(offered),
    offer: (drafts: readonly DialogWork<Dialog>[]) => store.set(offered, drafts),
    offerMore(drafts: readonly DialogWork<Dialog>[]): void {
      const before = store.get(offered);
      const more = withoutWorks(drafts, before);
      if (more.length > 0) store.set(offered, [...before, ...more]);
    },
    restoreOffered(): void {
      const [work, ...earlier] = store.get(offered);
      store.set(offered, earlier);
      if (work) open(work.dialog, work.written);
    },
    discardOffered: () => store.set(offered, store.get(offered).slice(1)),
  };
}

function isSaved(result: SaveResult): boolean {
  if (typeof result === "boolean") return result;
  if ("ok" in result) return result.ok;
  return "is" in result ? result.is === "saved" : result.failure === null;
}
