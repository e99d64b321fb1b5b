import type { Answer, Failure } from "../lib/failure.js";

/** How the loading of a record goes. */
export type RecordLoading = { readonly is: "loading" } | { readonly is: "failed"; readonly failure: Failure };

/** Loads the one record that a page names by its id. */
export interface RecordLoader<Id> {
  /** Loads what the page names now, unless it is there or under way. */
  follow(): void;
  /** The element has left: what is not there yet is asked for anew where it comes back, what is there stays as it was edited. */
  stop(): void;
  /** Loads this record, whatever the page names. Resolves once the answer is shown, or unwanted. */
  load(id: Id): Promise<void>;
  /** Loads what failed once more. */
  retry(): void;
  /** Loads also on no page, and waits for what takes its place meanwhile; `false` when the record could not be had. */
  settled(): Promise<boolean>;
}

/** Makes the loader of an element. The functions are asked at each call. */
export function createRecordLoader<Id, Data>(options: {
  /** Id that the page names; `null` for none. */
  id(): Id | null;
  /** Value that the page gives in its place; `null` for none. */
  value(): unknown;
  isOnPage(): boolean;
  load(id: Id, signal: AbortSignal): Promise<Answer<Data>>;
  /** Says how it goes; `null` once nothing is awaited. */
  become(state: RecordLoading | null): void;
  show(data: Data, id: Id): void;
}): RecordLoader<Id> {
  let call: Call<Id> | null = null;
  const source = () => options.value() ?? options.id();

  async function load(id: Id): Promise<void> {
    call?.ends.abort();
    const own: Call<Id> = { id, source: source(), ends: new AbortController(), is: "loading", done: null };
    call = own;
    options.become({ is: "loading" });
    own.done = options.load(id, own.ends.signal).then((answer) => {
      if (own.ends.signal.aborted) return;
      own.is = answer.ok ? "loaded" : "failed";
      options.become(answer.ok ? null : { is: "failed", failure: answer.failure });
      if (answer.ok) options.show(answer.data, id);
    });
    await own.done;
  }

  function follow(isWanted = options.isOnPage()): void {
    const same = call?.source === source() ? call : null;
    if (same !== null && same.is !== "left") return;
    const id = same?.id ?? (options.value() === null ? options.id() : null);
    if (id !== null) {
      if (isWanted) void load(id);
    } else if (call !== null) {
      call.ends.abort();
      call = null;
      options.become(null);
    }
  }

  async function settled(): Promise<boolean> {
    const awaited = call;
    if (awaited === null) return true;
    await awaited.done;
    return awaited === call ? awaited.is === "loaded" : settled();
  }

  return {
    follow: () => follow(),
    stop() {
      if (call === null || call.is === "loaded") return;
      call.ends.abort();
      call.is = "left";
    },
    load,
    retry() {
      if (call !== null) void load(call.id);
    },
    settled() {
      follow(true);
      return settled();
    },
  };
}

interface Call<Id> {
  readonly id: Id;
  /** Id or value that the page had given when loading began. */
  readonly source: unknown;
  readonly ends: AbortController;
  is: "loading" | "loaded" | "failed" | "left";
  done: Promise<void> | null;
}
