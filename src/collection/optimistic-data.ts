/** A change of what the server said. Made twice, it must change nothing more: the answer may hold it already. */
export type Change<T> = (data: T) => T;

/** A change that is shown before the server has made it. */
export interface OptimisticUpdate<T> {
  /** True once an answer has come since it was made: nobody knows which of the two is newer. */
  isOvertaken(): boolean;
  /** The server has made it, and `more` of it. It stays over the answers to what was asked before. */
  commit(more?: Change<T>): void;
  /** Takes it back; what else has changed meanwhile stays. */
  rollback(): void;
}

interface Entry<T> {
  change: Change<T>;
  /** The last call that had begun when it was committed; `null` until then. */
  committedAfter: number | null;
}

/** The answer of the server, and the optimistic updates over it in the order in which they were made. Calls are numbered. */
export class OptimisticData<T> {
  #answer: T | undefined;
  #entries: readonly Entry<T>[] = [];
  #shown: T | undefined;
  readonly #underWay = new Set<number>();
  /** The last call that has begun, and the one whose answer this is. */
  #begun = 0;
  #answered = 0;

  constructor(
    initial: T | undefined,
    readonly changed: () => void,
  ) {
    this.#answer = initial;
    this.#shown = initial;
  }

  /** Data that is shown; `undefined` before the first answer. The same object as long as nothing has changed. */
  shown(): T | undefined {
    return this.#shown;
  }

  /** A call begins; gives its number. */
  begin(): number {
    this.#begun += 1;
    this.#underWay.add(this.#begun);
    return this.#begun;
  }

  /** The answer to a call. One that was overtaken never replaces a newer one. */
  answer(call: number, combine: (before: T | undefined) => T): void {
    if (call > this.#answered) {
      this.#answered = call;
      this.#answer = combine(this.#answer);
      this.#entries = this.#entries.filter(
        ({ committedAfter }) => committedAfter === null || committedAfter >= call,
      );
      this.#update();
    }
    this.end(call);
  }

  /** A call has ended, with or without an answer. */
  end(call: number): void {
    this.#underWay.delete(call);
    this.#fold();
  }

  /** Changes what the server said by something else that it said; before the first answer `start`, if that is given. */
  receive(change: Change<T>, start?: T): void {
    // Null is an answer.
    const before = this.#answer === undefined ? start : this.#answer;
    if (before === undefined) return;
    this.#answer = change(before);
    this.#update();
  }

  addOptimistic(change: Change<T>): OptimisticUpdate<T> {
    const entry: Entry<T> = { change, committedAfter: null };
    const answeredBefore = this.#answered;
    this.#entries = [...this.#entries, entry];
    this.#update();
    return {
      isOvertaken: () => this.#answered !== answeredBefore,
      commit: (more) => {
        entry.committedAfter = this.#begun;
        if (more === undefined) {
          this.#fold();
          return;
        }
        entry.change = (data) => more(change(data));
        this.#update();
      },
      rollback: () => {
        this.#entries = this.#entries.filter((each) => each !== entry);
        this.#update();
      },
    };
  }

  #update(): void {
    const before = this.#shown;
    this.#shown =
      this.#answer === undefined
        ? undefined
        : this.#entries.reduce<T>((data, { change }) => change(data), this.#answer);
    this.#fold();
    if (this.#shown !== before) this.changed();
  }

  /** Without a call under way no older answer can come, and what is committed is part of the answer. */
  #fold(): void {
    if (this.#underWay.size > 0 || this.#entries.some(({ committedAfter }) => committedAfter === null))
      return;
    this.#answer = this.#shown;
    this.#entries = [];
  }
}
