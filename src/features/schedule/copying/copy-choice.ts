import type { CopyRow } from "./copy-plan.js";

/** Rows that the operator has ticked and unticked, and the results of the calls. All are by the keys of rows. */
export interface CopyChoice {
  readonly ticks: ReadonlyMap<string, boolean>;
  readonly made: ReadonlySet<string>;
  /** Why, a sentence each. */
  readonly refused: ReadonlyMap<string, readonly string[]>;
}

type Row = Pick<CopyRow, "key" | "isTaken">;

/** As it is when nothing was done. */
export const untouchedChoice: CopyChoice = { ticks: new Map(), made: new Set(), refused: new Map() };

/** Days that have shifts are left alone unless they are ticked. */
export function isTicked({ ticks }: CopyChoice, { key, isTaken }: Row): boolean {
  return ticks.get(key) ?? !isTaken;
}

/** How much of a day is ticked. */
export function tickedOf(choice: CopyChoice, rows: readonly Row[]): "all" | "some" | "none" {
  const ticked = rows.filter((row) => isTicked(choice, row)).length;
  if (ticked === 0) return "none";
  return ticked === rows.length ? "all" : "some";
}

export function tickRow(choice: CopyChoice, { key }: Row, on: boolean): CopyChoice {
  return { ...choice, ticks: new Map(choice.ticks).set(key, on) };
}

/** Ticks a day of which no row is ticked, else unticks it: a row that was left out is not ticked unseen. */
export function tickDay(choice: CopyChoice, rows: readonly Row[]): CopyChoice {
  const on = tickedOf(choice, rows) === "none";
  return { ...choice, ticks: new Map([...choice.ticks, ...rows.map(({ key }) => [key, on] as const)]) };
}

/** It is begun: what was said of earlier tries no longer holds. */
export function beginMaking(choice: CopyChoice): CopyChoice {
  return { ...choice, refused: new Map() };
}

/** A call has ended; `null` where it made what it was to make. What was refused stays ticked. */
export function hearAnswer(choice: CopyChoice, key: string, messages: readonly string[] | null): CopyChoice {
  if (messages === null) return { ...choice, made: new Set([...choice.made, key]) };
  const ticks = new Map(choice.ticks).set(key, true);
  return { ...choice, ticks, refused: new Map(choice.refused).set(key, messages) };
}
