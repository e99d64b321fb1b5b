/** Assumed height of a row before any was drawn. */
const firstGuess = 76;

/** Offsets of rows of unequal heights: as they were measured, or, until one is drawn, as high as the others on average. */
export class RowHeights {
  #keys: readonly string[] = [];
  readonly #measured = new Map<string, number>();
  #sum = 0;
  #heights = new Float64Array(0);
  /** Offset of each row, and last the height of all. */
  #offsets = new Float64Array(1);
  /** Up to here the offsets are right. */
  #known = 0;

  get keys(): readonly string[] {
    return this.#keys;
  }
  get count(): number {
    return this.#keys.length;
  }
  get total(): number {
    return this.offset(this.count);
  }

  /** Other rows; those that were there keep their heights. */
  setRows(keys: readonly string[]): void {
    const guess = this.#measured.size > 0 ? this.#sum / this.#measured.size : firstGuess;
    this.#keys = keys;
    this.#heights = Float64Array.from(keys, (key) => this.#measured.get(key) ?? guess);
    this.#offsets = new Float64Array(keys.length + 1);
    this.#known = 0;
  }

  measure(row: number, height: number): void {
    const key = this.#keys[row];
    if (key === undefined || this.#measured.get(key) === height) return;
    this.#sum += height - (this.#measured.get(key) ?? 0);
    this.#measured.set(key, height);
    this.#heights[row] = height;
    this.#known = Math.min(this.#known, row);
  }

  height(row: number): number {
    return this.#heights[row] ?? 0;
  }

  /** Offset of a row. */
  offset(row: number): number {
    for (; this.#known < row; this.#known += 1)
      this.#offsets[this.#known + 1] =
        (this.#offsets[this.#known] as number) + (this.#heights[this.#known] as number);
    return this.#offsets[row] ?? 0;
  }

  /** The row at this place; the first or the last one where it lies outside. */
  rowAt(offset: number): number {
    // Asked for by the last one, all of them are right.
    this.offset(this.count);
    let [low, high] = [0, this.count - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#offsets[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The first and the last row of those that are seen whole from this place on; of one that is higher than that, this one. */
  wholeRows(top: number, height: number): readonly [first: number, last: number] {
    const [cut, last] = [this.rowAt(top), this.rowAt(top + height - 1)];
    const first = Math.min(this.offset(cut) < top - 1 ? cut + 1 : cut, last);
    return [first, Math.max(this.offset(last + 1) > top + height + 1 ? last - 1 : last, first)];
  }
}
