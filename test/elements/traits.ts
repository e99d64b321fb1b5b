/*
 * Tables of elements by traits. What a trait's proofs need comes with the trait (`Data`, by the names of traits), what all
 * elements have is the `Base`.
 */

/** A row of a table, with the names of its traits. What comes with one can be read once `hasTraits` has said that it is there. */
export type Row<Base, Data> = Base & { readonly traits: readonly (keyof Data)[] };

/** A row that has these traits at least. */
export type RowWith<Base, Data, Trait extends keyof Data> = DataOf<Data, Trait> & Row<Base, Data>;

/** What comes with all of these traits. */
type DataOf<Data, Trait extends keyof Data> = Intersection<Trait extends unknown ? Data[Trait] : never>;

/** Makes and asks the rows of one table. */
export interface TraitTable<Base, Data> {
  /** A row carries what its traits ask for, and can carry nothing of any other. */
  row<const Trait extends keyof Data>(
    traits: readonly Trait[],
    row: Base & DataOf<Data, Trait>,
  ): RowWith<Base, Data, Trait>;
  /** Whether an element has all of these traits. */
  has<Trait extends keyof Data>(
    row: Row<Base, Data>,
    ...traits: readonly Trait[]
  ): row is RowWith<Base, Data, Trait>;
}

export function tableOf<Base, Data>(): TraitTable<Base, Data> {
  return {
    row: (traits, row) => ({ ...(row as object), traits }) as never,
    has: (row, ...traits): row is never => traits.every((trait) => row.traits.includes(trait)),
  };
}

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  each: infer All,
) => void
  ? All
  : never;
