import { whenIdle } from "../kit/when-idle.js";
import type { PageDeps } from "../lib/page-deps.js";
import type { PlainData } from "../lib/plain-data.js";
import type { DialogState, DialogWork, WorkKeeper } from "./dialog-state.js";
import { clearDraft, fallbackDraftKey, loadDraft, ownedKey, saveDraft } from "./draft-storage.js";

/** The element whose dialogs are kept. */
export interface DialogDraftDeps<Dialog> {
  readonly element: HTMLElement;
  dialogs(): Pick<DialogState<Dialog>, "unsaved" | "offered" | "offer" | "keepBy">;
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

/** Work and the key that it is kept under. */
interface KeyedWork {
  readonly key: string;
  readonly work: DialogWork<unknown>;
}

/** Work whose save is under way. */
interface SentWork extends KeyedWork {
  readonly by: unknown;
  isOpen(): boolean;
}

/** Saves of all elements of the page: one may have sent what another one would offer. */
interface PageWork {
  readonly sent: Set<SentWork>;
  /** Refused where nobody was there to see it. It holds no element: the one that sent it may be gone for good. */
  readonly refused: Set<KeyedWork>;
  readonly looks: Set<() => void>;
}

/**
 * Draft of a dialog, which outlives its page, and its place in an element that shows another server or salon: kept in
 * `sessionStorage`, and offered when that is next shown. What is being saved meanwhile is offered only if it was refused.
 */
export class DialogDraft<Dialog> {
  #endWaiting = (): void => {};
  /** By its place on the page, which it has only as long as it is there. */
  #place = "";
  #hasLooked = false;
  #firstServer: string | undefined;
  readonly #page: PageWork;
  readonly #look = (): void => this.refresh();
  readonly #keep = (): void => void this.keep();

  constructor(readonly deps: DialogDraftDeps<Dialog>) {
    this.#page = deps.page.kept("dialogs", () => ({
      sent: new Set<SentWork>(),
      refused: new Set<KeyedWork>(),
      looks: new Set<() => void>(),
    }));
  }

  start(): void {
    const { element } = this.deps;
    this.#place = fallbackDraftKey(element, element.localName);
    this.#firstServer ??= this.deps.server();
    this.deps.dialogs().keepBy(this.#begin);
    this.#page.looks.add(this.#look);
    this.refresh();
    window.addEventListener("pagehide", this.#keep);
  }

  /** The element may be gone for good. */
  stop(): void {
    this.#endWaiting();
    this.#page.looks.delete(this.#look);
    window.removeEventListener("pagehide", this.#keep);
    this.keep();
  }

  /** Offers what was kept of what is shown, soon: the first look into the storage keeps a browser waiting. */
  refresh(): void {
    this.#endWaiting();
    this.#hasLooked = false;
    this.#endWaiting = whenIdle(() => this.#refreshNow());
  }

  /** Changes the owner: the work so far stays with the old one, and the new one is offered nothing of it. */
  changeOwner(change: () => void): void {
    if (this.#hasLooked) {
      this.keep();
      this.deps.dialogs().offer([]);
    }
    change();
    if (this.#hasLooked) this.refresh();
  }

  #refreshNow(): void {
    this.#endWaiting();
    this.#hasLooked = true;
    const dialogs = this.deps.dialogs();
    const key = this.#key();
    const drafts = keptUnder(key);
    if (drafts.length === 0 || dialogs.unsaved() !== null) return;
    for (const each of under(key, this.#page.refused)) this.#page.refused.delete(each);
    const underWay = under(key, this.#page.sent).map(({ work }) => work);
    const before = dialogs.offered();
    const found = without(drafts, [...underWay, ...before]);
    dialogs.offer([...found.flatMap((work) => this.deps.readWork(work) ?? []), ...before]);
    write(key, this.deps.record(), underWay);
  }

  /** Begins to keep what a call is about to save. */
  readonly #begin: WorkKeeper<Dialog> = (work, isOpen) => {
    const [key, record] = [this.#key(), this.deps.record()];
    const { sent, refused, looks } = this.#page;
    const own: SentWork = { by: this, key, work, isOpen };
    sent.add(own);
    return (isSaved) => {
      sent.delete(own);
      const before = keptUnder(key);
      const others = without(before, [work]);
      if (isSaved) {
        if (others.length < before.length) write(key, record, others);
      } else if (!this.deps.element.isConnected || !isOpen()) {
        refused.add({ key, work });
        write(key, record, [work, ...others]);
        for (const look of looks) look();
      }
    };
  };

  /** Keeps the work of now, or what is still on offer. `false` when it could not be kept. */
  keep(): boolean {
    // A draft that was kept before must not be taken for work of now.
    if (!this.#hasLooked) this.#refreshNow();
    const dialogs = this.deps.dialogs();
    const unsaved = dialogs.unsaved();
    const key = this.#key();
    const sent = under(key, this.#page.sent).filter(({ by, isOpen }) => by !== this || !isOpen());
    const unseen = [...sent, ...under(key, this.#page.refused)].map(({ work }) => work);
    const drafts = [...(unsaved ? [unsaved] : []), ...dialogs.offered(), ...unseen];
    return write(key, this.deps.record(), drafts);
  }

  #key(): string {
    const [key, server] = [this.deps.key?.(), this.deps.server()];
    const own = key && (this.#firstServer ?? server) !== server ? `${key}:${server}` : key;
    return ownedKey(own ?? `${this.#place}:dialog:${this.deps.record()}`, this.deps.owner());
  }
}

function under<Work extends KeyedWork>(key: string, all: ReadonlySet<Work>): readonly Work[] {
  return [...all].filter((each) => each.key === key);
}

function keptUnder(key: string): readonly PlainData[] {
  const value = loadDraft(key)?.value;
  return Array.isArray(value) ? value : [];
}

/** Gives `false` where there is no room for them. */
function write(key: string, record: string, works: readonly unknown[]): boolean {
  // A page that came back may have kept some before.
  if (works.length === 0) clearDraft(key);
  return works.length === 0 || saveDraft(key, { value: works as PlainData[], record, savedAt: Date.now() });
}

function without(all: readonly PlainData[], some: readonly unknown[]): readonly PlainData[] {
  const texts = new Set(some.map((each) => JSON.stringify(each)));
  return all.filter((each) => !texts.has(JSON.stringify(each)));
}
