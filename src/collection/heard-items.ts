type Id = string | number;

/**
 * Which items of a list were heard of since a call began: its answer is older than that, and takes the place of none of them.
 * Nothing is kept while no call is under way.
 */
export class HeardItems<Item> {
  #now = 0;
  readonly #underWay = new Set<number>();
  readonly #heardAt = new Map<Id, number>();

  constructor(readonly idOf: (item: Item) => Id) {}

  /** A call begins; gives its number. */
  begin(): number {
    this.#now += 1;
    this.#underWay.add(this.#now);
    return this.#now;
  }

  /** Its answer was taken over, or never will be. */
  end(call: number): void {
    if (this.#underWay.delete(call) && this.#underWay.size === 0) this.#heardAt.clear();
  }

  /** The list has changed: by the answer to a call, or without one by what is newer than all of them. */
  changed(before: readonly Item[], after: readonly Item[], call?: number): void {
    if (this.#underWay.size === 0 || before === after) return;
    if (call === undefined) this.#now += 1;
    const at = call ?? this.#now;
    const left = new Map(before.map((item) => [this.idOf(item), item]));
    for (const item of after) {
      const id = this.idOf(item);
      if (left.get(id) !== item) this.#hear(id, at);
      left.delete(id);
    }
    for (const id of left.keys()) this.#hear(id, at);
  }

  /** True where an event named the item, or removed it, since the call began. */
  isHeardSince(call: number): (item: Item) => boolean {
    return (item) => (this.#heardAt.get(this.idOf(item)) ?? 0) > call;
  }

  #hear(id: Id, at: number): void {
    this.#heardAt.set(id, Math.max(at, this.#heardAt.get(id) ?? 0));
  }
}
