type Id = string | number;

/** Which of a list's items somebody sees, and after how many refreshes each was read. */
export class ItemsInView<Item extends object> {
  readonly #views = new Map<object, ReadonlySet<Id>>();
  readonly #readAt = new WeakMap<Item, number>();
  #begun = 0;
  #refreshed = 0;

  constructor(readonly idOf: (item: Item) => Id) {}

  /** Sets the items that one viewer sees; an empty list removes the viewer. */
  see(viewer: object, ids: readonly Id[]): void {
    if (ids.length === 0) this.#views.delete(viewer);
    else this.#views.set(viewer, new Set(ids));
  }

  /** The number of the refresh that has begun last. */
  get begun(): number {
    return this.#begun;
  }
  /** The last one that has ended well: what was read before it is old. */
  get refreshed(): number {
    return this.#refreshed;
  }

  beginRefresh(): number {
    this.#begun += 1;
    return this.#begun;
  }
  endRefresh(number: number): void {
    this.#refreshed = Math.max(number, this.#refreshed);
  }

  /** They were read by a call that began after this refresh had. */
  read(items: readonly Item[], refresh: number): void {
    for (const item of items) this.#readAt.set(item, refresh);
  }

  /** The list was changed without a call, by what is as new as can be. */
  changed(before: readonly Item[], after: readonly Item[]): void {
    let same = 0;
    while (same < after.length && before.at(-1 - same) === after.at(-1 - same)) same += 1;
    const others = after.slice(0, after.length - same);
    this.read(
      others.filter((item) => !this.#readAt.has(item)),
      this.#begun,
    );
  }

  /** From where to where each viewer sees items that were read before this refresh; all of what is seen without one. */
  stretches(
    items: readonly Item[],
    refresh = Number.POSITIVE_INFINITY,
  ): (readonly [from: number, to: number])[] {
    return [...this.#views.values()].flatMap((seen) => {
      const isOld = (item: Item) => seen.has(this.idOf(item)) && (this.#readAt.get(item) ?? 0) < refresh;
      const from = items.findIndex(isOld);
      return from < 0 ? [] : [[from, items.findLastIndex(isOld)] as const];
    });
  }
}
