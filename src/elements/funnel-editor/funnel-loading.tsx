import type { Answer, Failure } from "../../lib/failure.js";
import type { PlainObject } from "../../lib/plain-data.js";

/** What is done with the answer. */
export interface FunnelPage {
  load(id: string, signal: AbortSignal): Promise<Answer<PlainObject>>;
  /** What is said about it until the next word. */
  become(state: "loading" | "failed" | null): void;
  loaded(filter: PlainObject): void;
  failed(failure: Failure): void;
}

/**
 * The filter that a page names by its id: loaded once the element is on the page, again when the page names another.
 * Until it is there nothing is shown that could be edited, or saved in its place.
 */
export class FunnelLoading {
  readonly #page: FunnelPage;
  #call: { id: string; ends: AbortController; done: Promise<void>; isLoaded: boolean } | undefined;
  /** The element left before it came, and nothing has taken its place. */
  #isMissed = false;

  constructor(page: FunnelPage) {
    this.#page = page;
  }

  /** What the page names now; `null` for nothing. The same id is loaded once. */
  follow(id: string | null): void {
    this.#isMissed = false;
    if (this.#call?.id === id) return;
    this.stop();
    if (id === null || id === "") return;
    this.#load(id);
  }

  /** After a failure. */
  retry(): void {
    if (this.#call) this.#load(this.#call.id);
  }

  /** Whatever is under way is no longer wanted. */
  stop(): void {
    if (!this.#call) return;
    this.#call.ends.abort();
    this.#call = undefined;
    this.#page.become(null);
  }

  /**
   * The element has left the page. What was loaded stays: where it comes back, its filter may have been edited meanwhile,
   * and loading it again would take that work away.
   */
  leave(): void {
    if (!this.#call || this.#call.isLoaded) return;
    this.stop();
    this.#isMissed = true;
  }

  /** Waits for what is under way, and for what takes its place meanwhile; `false` when the filter could not be had. */
  async settled(): Promise<boolean> {
    const call = this.#call;
    if (!call) return !this.#isMissed;
    await call.done;
    return call === this.#call ? call.isLoaded : this.settled();
  }

  #load(id: string): void {
    const ends = new AbortController();
    this.#page.become("loading");
    const call = { id, ends, done: Promise.resolve(), isLoaded: false };
    this.#call = call;
    call.done = this.#page.load(id, ends.signal).then((answer) => {
      if (ends.signal.aborted) return;
      call.isLoaded = answer.ok;
      this.#page.become(answer.ok ? null : "failed");
      // A server may leave the id out, or empty; saved without it, it would be another filter.
      if (answer.ok) this.#page.loaded({ ...answer.data, fid: answer.data.fid ?? idOf(id) });
      else this.#page.failed(answer.failure);
    });
  }
}

function idOf(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}
