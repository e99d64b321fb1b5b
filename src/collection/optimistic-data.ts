/** A change of what the server said. Made twice, it must change nothing more: the answer may hold it already. */
export type Change<T> = (data: T) => T;

/** Makes a change only the first time: one that would change more when it is made again, in an answer that may hold it. */
export function onlyOnce<T>(change: Change<T>): Change<T> {
  let isMade = false;
  return (data) => {
    if (isMade) return data;
    isMade = true;
    return change(data);
  };
}

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
  /** Changes that are part of the answer. They are made in answers to older calls too, as long as such can come. */
  #made: readonly Entry<T>[] = [];
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
      const isNewer = ({ committedAfter }: Entry<T>) => committedAfter === null || committedAfter >= call;
      this.#answered = call;
      this.#made = this.#made.filter(isNewer);
      this.#entries = this.#entries.filter(isNewer);
      this.#answer = withChanges(combine(this.#answer), this.#made);
      this.#update();
    }
    this.end(call);
  }

  /** A call has ended, with or without an answer. */
  end(call: number): void {
    this.#underWay.delete(call);
    this.#fold();
  }

  /**
   * Changes what the server said by something else that it said; before the first answer `start`, if that is given. It is
   * made in the answers to what was asked before, too. Where nothing is under way, the next answer holds it.
   */
  receive(change: Change<T>, start?: T): void {
    // Null is an answer.
    const before = this.#answer === undefined ? start : this.#answer;
    if (before !== undefined) this.#answer = change(before);
    this.#made = [...this.#made, { change, committedAfter: this.#begun }];
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
    this.#shown = this.#answer === undefined ? undefined : withChanges(this.#answer, this.#entries);
    this.#fold();
    if (this.#shown !== before) this.changed();
  }

  /** Makes what is committed, and stands over nothing that is not, part of the answer. Without a call under way no older one can come. */
  #fold(): void {
    const open = this.#entries.findIndex(({ committedAfter }) => committedAfter === null);
    const made = open < 0 ? this.#entries : this.#entries.slice(0, open);
    this.#entries = this.#entries.slice(made.length);
    // The same object as long as nothing has changed.
    if (open < 0) this.#answer = this.#shown;
    else if (this.#answer !== undefined) this.#answer = withChanges(this.#answer, made);
    this.#made = this.#underWay.size > 0 ? [...this.#made, ...made] : [];
  }
}

function withChanges<T>(data: T, made: readonly Entry<T>[]): T {
  return made.reduce((now, { change }) => change(now), data);
}
