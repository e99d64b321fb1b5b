import { whenIdle } from "../../kit/when-idle.js";
import type { PageDeps } from "../../lib/page-deps.js";
import type { PlainData } from "../../lib/plain-data.js";
import { fallbackDraftKey, ownedKey } from "../drafts/draft-storage.js";
import { createDialogShelf, type DialogShelf } from "./dialog-shelf.js";
import {
  type DialogsToKeep,
  type DialogWork,
  type IsOpen,
  type WorkKeeper,
  withoutWorks,
} from "./dialog-state.js";

/** The element whose dialogs are kept. */
export interface DialogDraftDeps<Dialog> {
  readonly element: HTMLElement;
  dialogs(): DialogsToKeep<Dialog>;
  readonly page: Pick<PageDeps, "kept">;
  /** Work that was kept as plain data; `null` if it is none. */
  readWork(data: PlainData): DialogWork<Dialog> | null;
  /** Owner of the dialogs' work: work of another owner is not offered. */
  record(): string;
  /** Server that is shown. */
  server(): string;
  /** The page's own key for it; `null` where it gives none. The name of a server that is shown later is added to it. */
  key?(): string | null;
  /** Owner of the draft; `null` where the page says nothing of it. */
  owner(): string | null;
}

/** Owner of some works on the shelf. */
interface Holder {
  /** Works that it has put there last. Its memory has them too, unless the operator has saved or given them up since. */
  own: readonly DialogWork<unknown>[];
  look(): void;
}

/** Work whose save is under way. */
interface WorkUnderWay {
  readonly by: Holder;
  readonly key: string;
  readonly work: DialogWork<unknown>;
  readonly isOpen: IsOpen;
}

/** Dialogs of all elements of the page. The shelf holds no element: the one that put something there may be gone for good. */
interface PageWork {
  readonly shelf: DialogShelf;
  /** Elements that are on the page now. */
  readonly holders: Set<Holder>;
  readonly sent: Set<WorkUnderWay>;
}

/**
 * Draft of a dialog, which outlives its page, and its place in an element that shows another server or salon: kept on a shelf,
 * and offered when that is next shown. The shelf is for works that no memory has any more. So an element replaces what it has
 * put there itself, and is offered only what others have left there, or it has left itself with a server or salon. What is being
 * saved meanwhile is offered only if it was refused.
 */
export class DialogDraft<Dialog> {
  #endWaiting = (): void => {};
  /** By its place on the page, which it has only as long as it is there. */
  #place = "";
  #firstServer: string | undefined;
  readonly #page: PageWork;
  readonly #holder: Holder = { own: [], look: () => this.refresh() };
  readonly #keep = (): void => void this.keep();

  constructor(readonly deps: DialogDraftDeps<Dialog>) {
    this.#page = deps.page.kept("dialogs", () => ({
      shelf: createDialogShelf(),
      holders: new Set<Holder>(),
      sent: new Set<WorkUnderWay>(),
    }));
  }

  start(): void {
    const { element } = this.deps;
    this.#place = fallbackDraftKey(element, element.localName);
    this.#firstServer ??= this.deps.server();
    this.deps.dialogs().keepBy(this.#keeper);
    this.#page.holders.add(this.#holder);
    this.refresh();
    window.addEventListener("pagehide", this.#keep);
  }

  /** The element may be gone for good. */
  stop(): void {
    this.#endWaiting();
    this.#page.holders.delete(this.#holder);
    window.removeEventListener("pagehide", this.#keep);
    this.keep();
  }

  /** Offers what was kept of what is shown, soon: the first look into the storage keeps a browser waiting. */
  refresh(): void {
    this.#endWaiting();
    if (this.#isHere()) this.#endWaiting = whenIdle(() => this.#look());
  }

  /** Changes the owner: the work so far stays with the old one, and the new one is offered nothing of it. */
  changeOwner(change: () => void): void {
    if (this.#isHere()) this.keep();
    this.deps.dialogs().offer([]);
    this.#holder.own = [];
    change();
    this.refresh();
  }

  /** Keeps the work of now, or what is still on offer. `false` when it could not be kept. */
  keep(): boolean {
    return this.#put(this.#inMemory());
  }

  #isHere(): boolean {
    return this.#page.holders.has(this.#holder);
  }

  #inMemory(): readonly DialogWork<Dialog>[] {
    const dialogs = this.deps.dialogs();
    const unsaved = dialogs.unsaved();
    return [...(unsaved ? [unsaved] : []), ...dialogs.offered()];
  }

  /** Puts these on the shelf, in the place of those from before. */
  #put(works: readonly DialogWork<Dialog>[]): boolean {
    const { shelf, sent } = this.#page;
    const key = this.#key();
    const { own } = this.#holder;
    this.#holder.own = works;
    // Their answers may come when nobody is there any more.
    const closed = [...sent].filter((each) => each.by === this.#holder && each.key === key && !each.isOpen());
    const mine = [
      ...works,
      ...withoutWorks(
        closed.map(({ work }) => work),
        works,
      ),
    ];
    if (mine.length + own.length === 0) return true;
    const others = withoutWorks(shelf.works(key), [...own, ...mine]);
    return shelf.put(key, this.deps.record(), [...mine, ...others]);
  }

  /** Takes from the shelf what nobody has. */
  #look(): void {
    const { shelf, holders, sent } = this.#page;
    const key = this.#key();
    const all = shelf.works(key);
    if (all.length === 0) return;
    const { own } = this.#holder;
    const left = withoutWorks(all, [...own, ...this.#inMemory()]);
    this.#holder.own = [];
    const calls = [...sent].filter((each) => each.key === key);
    const held = [...holders, ...calls.map(({ by }) => by)].flatMap((each) => each.own);
    const found = withoutWorks(left, [...held, ...calls.map(({ work }) => work)]);
    this.deps.dialogs().offerMore(found.flatMap((work) => this.deps.readWork(work) ?? []));
    shelf.put(key, this.deps.record(), withoutWorks(left, found));
  }

  readonly #keeper: WorkKeeper<Dialog> = {
    begin: (work, isOpen) => {
      const { shelf, holders, sent } = this.#page;
      const [key, record] = [this.#key(), this.deps.record()];
      const own: WorkUnderWay = { by: this.#holder, key, work, isOpen };
      sent.add(own);
      return (isSaved) => {
        sent.delete(own);
        const [isLeft, isHere] = [!isOpen(), this.#isHere()];
        const before = shelf.works(key);
        const others = withoutWorks(before, [work]);
        if (isSaved) {
          if (others.length < before.length) shelf.put(key, record, others);
        } else if (isLeft) {
          this.#holder.own = withoutWorks(this.#holder.own, [work]);
          shelf.put(key, record, [work, ...others]);
        }
        // It may not come back: the shelf has what its memory has.
        if (!isLeft && !isHere) this.#put(withoutWorks(this.#inMemory(), isSaved ? [work] : []));
        if (!isSaved && (isLeft || !isHere)) for (const { look } of holders) look();
      };
    },
    left: () => {
      this.#holder.own = [];
    },
  };

  #key(): string {
    const [key, server] = [this.deps.key?.(), this.deps.server()];
    const own = key && (this.#firstServer ?? server) !== server ? `${key}:${server}` : key;
    return ownedKey(own ?? `${this.#place}:dialog:${this.deps.record()}`, this.deps.owner());
  }
}
