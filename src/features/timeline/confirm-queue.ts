import type { FinishResult } from "../../editor/index.js";
import { type Leaving, orLeft } from "../../lib/leaving.js";
import type { PlainData } from "../../lib/plain-data.js";

type Ids = readonly number[];
type End = Promise<FinishResult<PlainData>>;

/** The confirmations of one timeline that are under way or wait, one after another. */
export class ConfirmQueue {
  /** The ids of all, and the end of the last; `null` once that has come. */
  #asked: { readonly ids: ReadonlySet<number>; readonly end: End } | null = null;

  constructor(readonly leaving: Leaving) {}

  /** True for a message that is being confirmed, or will be. */
  readonly has = (id: number): boolean => this.#asked?.ids.has(id) === true;

  /** Adds one that has begun. */
  add(ids: Ids, end: End): End {
    const asked = { ids: new Set([...(this.#asked?.ids ?? []), ...ids]), end };
    this.#asked = asked;
    void end.finally(() => {
      if (this.#asked === asked) this.#asked = null;
    });
    return end;
  }

  /** Begins one after the others, unless the one before it fails. When the page is left `sendNow`: nobody may be here later. */
  follow(ids: Ids, begin: () => End, sendNow: () => void): End {
    return this.add(ids, this.#asked ? this.#after(this.#asked.end, begin, sendNow) : begin());
  }

  async #after(before: End, begin: () => End, sendNow: () => void): End {
    await orLeft(this.leaving, before);
    if (this.leaving.isOn()) {
      sendNow();
      return before;
    }
    const result = await before;
    return result.ok ? begin() : result;
  }
}
