import type { Answer } from "../lib/failure.js";
import { HeardItems } from "./heard-items.js";
import { ItemsInView } from "./items-in-view.js";
import { type Joining, refreshed, renewed } from "./joined-pages.js";
import type { Page, PagesOptions, Part } from "./page.js";

/** The answer to a refresh, until it is joined to what is there. */
interface Refreshed<Item, Cursor> extends Page<Item, Cursor> {
  readonly call: number;
  readonly refresh: number;
  /** How it is joined. */
  join(before: Page<Item, Cursor>): Page<Item, Cursor>;
}

/** Asks again for what is loaded: for the first page at each refresh, for the others when they are next in view. */
export class Renewing<Item extends object, Cursor> {
  readonly heard: HeardItems<Item>;
  readonly view: ItemsInView<Item>;
  #running: Promise<void> | null = null;

  constructor(
    readonly options: PagesOptions<Item, Cursor>,
    readonly shown: () => Page<Item, Cursor> | null,
  ) {
    this.heard = new HeardItems((item) => options.idOf(item));
    this.view = new ItemsInView((item) => options.idOf(item));
  }

  /** How the answer to this call is joined to what is there. */
  joining(call: number): Joining<Item> {
    const { idOf, order } = this.options;
    return { idOf, order, isNewer: this.heard.isHeardSince(call) };
  }

  /** The first page, and what is seen of the rest. */
  async read(signal: AbortSignal): Promise<Answer<Page<Item, Cursor>>> {
    const { options, heard, view } = this;
    const [call, refresh] = [heard.begin(), view.beginRefresh()];
    const joining = this.joining(call);
    const giveUp = () => heard.end(call);
    signal.addEventListener("abort", giveUp);
    const known = this.shown();
    const answer =
      known && options.readNewer
        ? await options.readNewer(known, signal)
        : await options.readPage(null, signal);
    const before = this.shown();
    if (!answer.ok || signal.aborted || before === null) {
      giveUp();
      return answer.ok ? this.#first(answer as Answer<Page<Item, Cursor>>, refresh) : answer;
    }
    const { data } = answer;
    view.read(data.items, refresh);
    const parts: Part<Item>[] = [];
    const first = (page: Page<Item, Cursor>) =>
      isPart(data) ? renewed(page, data, joining) : refreshed(page, data, joining);
    const join = (page: Page<Item, Cursor>) =>
      parts.reduce((joined, part) => renewed(joined, part, joining), first(page));
    const now = join(before);
    for (const [from, to] of view.stretches(now.items, refresh)) {
      const part = await options.readPart?.(now.items, [from, to], signal);
      if (part === undefined) break;
      if (!part.ok || signal.aborted) {
        giveUp();
        return part as Answer<never>;
      }
      view.read(part.data.items, refresh);
      view.read(now.items.slice(from, to + 1), refresh);
      parts.push(part.data);
    }
    const joined: Refreshed<Item, Cursor> = { ...before, call, refresh, join };
    return { ...answer, data: joined };
  }

  #first(answer: Answer<Page<Item, Cursor>>, refresh: number): Answer<Page<Item, Cursor>> {
    if (answer.ok) {
      this.view.read(answer.data.items, refresh);
      this.view.endRefresh(refresh);
    }
    return answer;
  }

  combine(answer: Page<Item, Cursor>, before: Page<Item, Cursor> | undefined): Page<Item, Cursor> {
    if (!before || !("join" in answer)) return answer;
    const { join, call, refresh } = answer as Refreshed<Item, Cursor>;
    const after = join(before);
    this.heard.changed(before.items, after.items, call);
    this.heard.end(call);
    this.view.endRefresh(refresh);
    return after;
  }

  /** Asks for what is seen and was read before the last refresh; who asks while it is under way waits for all of it. */
  renewInView(
    signal: AbortSignal,
    receive: (change: (page: Page<Item, Cursor>) => Page<Item, Cursor>) => void,
  ): Promise<void> {
    this.#running ??= this.#renew(signal, receive).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #renew(...[signal, receive]: Parameters<Renewing<Item, Cursor>["renewInView"]>): Promise<void> {
    const { heard, view, options } = this;
    for (;;) {
      const items = this.shown()?.items ?? [];
      const [stretch] = view.stretches(items, view.refreshed);
      if (!stretch || !options.readPart || signal.aborted) return;
      const [call, refresh] = [heard.begin(), view.begun];
      const answer = await options.readPart(items, stretch, signal);
      // A read that failed is tried again after the next refresh.
      view.read(items.slice(stretch[0], stretch[1] + 1), refresh);
      if (answer.ok && !signal.aborted) {
        view.read(answer.data.items, refresh);
        receive((page) => {
          const after = renewed(page, answer.data, this.joining(call));
          heard.changed(page.items, after.items, call);
          return after;
        });
      }
      heard.end(call);
    }
  }
}

function isPart<Item>(data: object): data is Part<Item> {
  return "covers" in data;
}
