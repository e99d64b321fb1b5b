/** A page that has come; of two the one with the higher `answer` came later. */
export interface LoadedPage<Item> {
  readonly page: number;
  readonly answer: number;
  readonly items: readonly Item[];
}

/** Items by index in a list of which some pages are loaded. */
export interface NumberedRows<Item> {
  itemAt(index: number): Item | null | undefined;
  indexOf(isIt: (item: Item) => boolean): number | null;
  /** Pages that are out of date: an item of theirs was since found on another page. */
  readonly moved: readonly { readonly page: number; readonly id: string | number }[];
}

/** Puts pages, the newest first, into their places; an item that is on two of them is shown on the newer one. */
export function arrange<Item>(
  pages: readonly LoadedPage<Item>[],
  { total, size }: { total: number; size: number },
  idOf: (item: Item) => string | number,
): NumberedRows<Item> {
  const placed = new Map<number, readonly (Item | null)[]>();
  const known = new Set<string | number>();
  const moved: { page: number; id: string | number }[] = [];
  for (const { page, items } of pages) {
    const rows = items.slice(0, size).map((item) => {
      const id = idOf(item);
      if (known.has(id)) {
        moved.push({ page, id });
        return null;
      }
      known.add(id);
      return item;
    });
    placed.set(page, rows);
  }
  return {
    moved,
    itemAt(index) {
      if (index < 0 || index >= total) return null;
      const rows = placed.get(Math.floor(index / size) + 1);
      return rows && (rows[index % size] ?? null);
    },
    indexOf(isIt) {
      for (const [page, rows] of placed) {
        const at = rows.findIndex((item) => item !== null && isIt(item));
        if (at >= 0) return (page - 1) * size + at;
      }
      return null;
    },
  };
}
