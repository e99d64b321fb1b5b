import { clearDraft, loadDraft, ownedKey, saveDraft } from "../../../editor/index.js";
import { whenIdle } from "../../../kit/when-idle.js";
import {
  type LeftPage,
  readUnansweredWorks,
  type UnansweredWork,
  type UnderWay,
  withoutWork,
  withWork,
  writeUnansweredWorks,
} from "./unanswered-work.js";

/** Deps that the element gives. */
export interface UnansweredWorkDeps {
  /** Work of all lists of the page: what is under way in another one is shown there, and not offered here. */
  readonly leftPage: LeftPage;
  /** Owner of the work; `null` where the page says nothing of it. */
  owner(): string | null;
  server(): string;
  /** Reads the lists again; `false` where they must not change now. */
  readAgain(): Promise<boolean>;
  offer(works: readonly UnansweredWork[]): void;
}

/** So long a server may still be at what it was sent when the page went, in milliseconds. */
const graceMs = 2000;

/**
 * Keeps in `sessionStorage` what is confirmed and not answered when the page is left or the element goes, and offers it when
 * the list of that server is next shown. What goes through after all leaves it again, as far as anybody is there to hear.
 */
export class UnansweredWorkStore {
  #endWaiting = (): void => {};

  constructor(readonly deps: UnansweredWorkDeps) {}

  /** A call is about to be made. Gives what is told of each answer: what it was about, and whether there was one at all. */
  begin(server: string, work: UnansweredWork): (part: UnansweredWork, isAnswered: boolean) => void {
    const key = this.#key(server);
    let entry: UnderWay = { key, server, work };
    this.deps.leftPage.underWay = [...this.deps.leftPage.underWay, entry];
    return (part, isAnswered) => {
      const [rest] = withoutWork([entry.work], part);
      const others = this.deps.leftPage.underWay.filter((each) => each !== entry);
      entry = { ...entry, work: rest ?? part };
      this.deps.leftPage.underWay = rest ? [...others, entry] : others;
      // Without an answer nobody knows, and the page may be going.
      if (isAnswered) this.#change(key, server, (kept) => withoutWork(kept, part));
    };
  }

  /** Another server is shown, and nobody has been told what became of it. */
  leave(server: string, work: UnansweredWork): void {
    this.#change(this.#key(server), server, (kept) => withWork(kept, work));
  }

  /** The page may be gone before there is an answer. */
  keep(): void {
    for (const { key, server, work } of this.deps.leftPage.underWay)
      this.#change(key, server, (kept) => withWork(kept, work));
  }

  /** It is not offered again. */
  forget(work: UnansweredWork): void {
    const server = this.deps.server();
    this.#change(this.#key(server), server, (kept) => withoutWork(kept, work));
    this.#offer();
  }

  /** Offers what is left of what is shown, soon: once the server has had its time, by lists that were read after it. */
  refresh(): void {
    this.#endWaiting();
    this.deps.offer([]);
    this.#endWaiting = whenIdle(() => {
      const draft = loadDraft(this.#key(this.deps.server()));
      if (draft === null) return;
      const rest = draft.savedAt + graceMs - Date.now();
      if (rest <= 0) this.#offer();
      else this.#refreshAfter(Math.min(rest, graceMs));
    });
  }

  /** The element goes. */
  stop(): void {
    this.#endWaiting();
    this.keep();
  }

  #refreshAfter(ms: number): void {
    let isOver = false;
    const timer = setTimeout(async () => {
      const isRead = await this.deps.readAgain();
      if (isOver) return;
      if (isRead) this.#offer();
      else this.#refreshAfter(graceMs);
    }, ms);
    this.#endWaiting = () => {
      isOver = true;
      clearTimeout(timer);
    };
  }

  #offer(): void {
    const server = this.deps.server();
    const key = this.#key(server);
    const ours = this.deps.leftPage.underWay.filter((each) => each.key === key);
    this.deps.offer(ours.reduce((kept, { work }) => withoutWork(kept, work), kept(key)));
  }

  #change(
    key: string,
    server: string,
    change: (kept: readonly UnansweredWork[]) => readonly UnansweredWork[],
  ): void {
    const before = kept(key);
    const works = change(before);
    if (works.length > 0)
      saveDraft(key, { value: writeUnansweredWorks(works), record: server, savedAt: Date.now() });
    else if (before.length > 0) clearDraft(key);
  }

  #key(server: string): string {
    return ownedKey(`console-editors:journey-list:left:${server}`, this.deps.owner());
  }
}

function kept(key: string): readonly UnansweredWork[] {
  return readUnansweredWorks(loadDraft(key)?.value ?? null);
}
