import { loadEpisode } from "../../api/episodes.js";
import type { EpisodeModel } from "../../features/episode/index.js";
import type { Http } from "../../lib/http.js";
import type { PlainData } from "../../lib/plain-data.js";

/** Brings the sequence that the page names from the server, a deleted one too, unless the page gives a value. */
export class EpisodeLoading {
  #loadedId: number | null = null;
  #leaving: AbortController | null = null;

  constructor(
    readonly port: {
      http: Http;
      model(): EpisodeModel;
      id(): number | null;
      hasValue(): boolean;
      show(data: PlainData): void;
    },
  ) {}

  stop(): void {
    this.#leaving?.abort();
    // What was under way is asked for anew when the element comes back.
    if (this.#leaving !== null) this.#loadedId = null;
    this.#leaving = null;
  }

  /** The page may name another sequence, or give a value. */
  follow(): void {
    const id = this.port.id();
    if (this.port.hasValue() || id === null) {
      if (this.#loadedId === null && this.#leaving === null) return;
      this.#loadedId = null;
      this.#leaving?.abort();
      this.#leaving = null;
      this.port.model().becomeLoading(null);
    } else if (id !== this.#loadedId) void this.load(id);
  }

  /** Asks for it, also once more after a failure. */
  async load(id: number | null = this.port.id() ?? this.port.model().id()): Promise<void> {
    if (id === null) return;
    this.#loadedId = this.port.id();
    this.#leaving?.abort();
    const leaving = new AbortController();
    this.#leaving = leaving;
    this.port.model().becomeLoading({ is: "loading" });
    const answer = await loadEpisode(this.port.http, id, leaving.signal);
    if (leaving.signal.aborted) return;
    this.#leaving = null;
    if (!answer.ok) {
      this.port.model().becomeLoading({ is: "failed", failure: answer.failure });
      return;
    }
    this.port.model().becomeLoading(null);
    this.port.show(answer.data);
  }
}
