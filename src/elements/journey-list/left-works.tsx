import { clearDraft, loadDraft, ownedKey, saveDraft } from "../../editor/index.js";
import { keptByPage } from "../../element-base/index.js";
import {
  type LeftWork,
  readLeftWorks,
  withoutWork,
  withWork,
  writeLeftWorks,
} from "../../features/journey/index.js";
import { whenIdle } from "../../kit/when-idle.js";

/** The element as who keeps what it has begun sees it. */
export interface LeftWorksPort {
  /** Whose work it is; `null` where the page says nothing of it. */
  owner(): string | null;
  server(): string;
  /** Reads the lists again; `false` where they must not change now. */
  readAgain(): Promise<boolean>;
  offer(works: readonly LeftWork[]): void;
}

interface UnderWay {
  readonly key: string;
  readonly server: string;
  readonly work: LeftWork;
}

/** So long a server may still be at what it was sent when the page went, in milliseconds. */
const settlingMs = 2000;

/**
 * Keeps in `sessionStorage` what is confirmed and not answered when the page is left or the element goes, and offers it when
 * the list of that server is next shown. What goes through after all leaves it again, as far as anybody is there to hear.
 */
export class LeftWorks {
  /** Of all lists of the page: what is under way there has its say there, and is nothing to be offered. */
  readonly #page = keptByPage<{ underWay: readonly UnderWay[] }>("left journeys", () => ({ underWay: [] }));
  #endWaiting = (): void => {};

  constructor(readonly port: LeftWorksPort) {}

  /** A call is about to be made. Gives what is told of each answer: what it was about, and whether there was one at all. */
  begin(server: string, work: LeftWork): (part: LeftWork, isAnswered: boolean) => void {
    const key = this.#key(server);
    let entry: UnderWay = { key, server, work };
    this.#page.underWay = [...this.#page.underWay, entry];
    return (part, isAnswered) => {
      const [rest] = withoutWork([entry.work], part);
      const others = this.#page.underWay.filter((each) => each !== entry);
      entry = { ...entry, work: rest ?? part };
      this.#page.underWay = rest ? [...others, entry] : others;
      // Without an answer nobody knows, and the page may be going.
      if (isAnswered) this.#change(key, server, (kept) => withoutWork(kept, part));
    };
  }

  /** Another server is shown, and nobody has been told what became of it. */
  leave(server: string, work: LeftWork): void {
    this.#change(this.#key(server), server, (kept) => withWork(kept, work));
  }

  /** The page may be gone before there is an answer. */
  keep(): void {
    for (const { key, server, work } of this.#page.underWay)
      this.#change(key, server, (kept) => withWork(kept, work));
  }

  /** It is not offered again. */
  forget(work: LeftWork): void {
    const server = this.port.server();
    this.#change(this.#key(server), server, (kept) => withoutWork(kept, work));
    this.#offer();
  }

  /** Offers what is left of what is shown, soon: once the server has had its time, by lists that were read after it. */
  look(): void {
    this.#endWaiting();
    this.port.offer([]);
    this.#endWaiting = whenIdle(() => {
      const draft = loadDraft(this.#key(this.port.server()));
      if (draft === null) return;
      const rest = draft.savedAt + settlingMs - Date.now();
      if (rest <= 0) this.#offer();
      else this.#lookAfter(Math.min(rest, settlingMs));
    });
  }

  /** The element goes. */
  stop(): void {
    this.#endWaiting();
    this.keep();
  }

  #lookAfter(ms: number): void {
    let isOver = false;
    const timer = setTimeout(async () => {
      const isRead = await this.port.readAgain();
      if (isOver) return;
      if (isRead) this.#offer();
      else this.#lookAfter(settlingMs);
    }, ms);
    this.#endWaiting = () => {
      isOver = true;
      clearTimeout(timer);
    };
  }

  #offer(): void {
    const server = this.port.server();
    const key = this.#key(server);
    const ours = this.#page.underWay.filter((each) => each.key === key);
    this.port.offer(ours.reduce((kept, { work }) => withoutWork(kept, work), kept(key)));
  }

  #change(key: string, server: string, change: (kept: readonly LeftWork[]) => readonly LeftWork[]): void {
    const before = kept(key);
    const works = change(before);
    if (works.length > 0)
      saveDraft(key, { value: writeLeftWorks(works), record: server, savedAt: Date.now() });
    else if (before.length > 0) clearDraft(key);
  }

  #key(server: string): string {
    return ownedKey(`console-editors:journey-list:left:${server}`, this.port.owner());
  }
}

function kept(key: string): readonly LeftWork[] {
  return readLeftWorks(loadDraft(key)?.value ?? null);
}
