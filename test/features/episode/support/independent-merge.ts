import type { Side } from "../../../../src/editor/index.js";
import type { PlainData, PlainObject } from "../../../../src/lib/plain-data.js";

/* What two people's work must come to, worked out without the product's code: by marks in the texts, not by ids. */

export type StepOf = PlainObject & { id: number | null };
export type Sequence = PlainObject & { name: string; steps: StepOf[] };

/** What each step says, by its mark, and the name. */
export type Cells = ReadonlyMap<string, string>;

/** The part of a step's text that nobody changes. */
export function markOf(step: PlainData): string {
  const { text } = (step as { content: { text: string } }).content;
  return text.slice(0, text.indexOf("#"));
}

export function cellsOf({ name, steps }: Sequence): Cells {
  const cells = new Map([["name", name]]);
  for (const step of steps) {
    const { id: _, order: __, ...rest } = step;
    const mark = markOf(step);
    if (cells.has(mark)) throw new Error(`${mark} is there twice`);
    cells.set(mark, JSON.stringify(rest));
  }
  return cells;
}

/** What both have changed, to different things. */
export function changedByBoth(base: Sequence, mine: Sequence, theirs: Sequence): Cells {
  const [was, own, other] = [base, mine, theirs].map(cellsOf) as [Cells, Cells, Cells];
  const marks = new Set([...was.keys(), ...own.keys(), ...other.keys()]);
  return new Map(
    [...marks].flatMap((mark) => {
      const [before, here, there] = [was, own, other].map((each) => each.get(mark));
      return here !== before && there !== before && here !== there ? [[mark, here ?? ""]] : [];
    }),
  );
}

/** Both people's work in one; what both have changed is as it was chosen, else one's own. */
export function merged(
  base: Sequence,
  mine: Sequence,
  theirs: Sequence,
  chosen: ReadonlyMap<string, Side> = new Map(),
): Cells {
  const [was, own, other] = [base, mine, theirs].map(cellsOf) as [Cells, Cells, Cells];
  const disputed = changedByBoth(base, mine, theirs);
  const result = new Map<string, string>();
  for (const mark of new Set([...was.keys(), ...own.keys(), ...other.keys()])) {
    const [before, here, there] = [was, own, other].map((each) => each.get(mark));
    const side = chosen.get(mark) ?? "mine";
    const decided = disputed.has(mark)
      ? { mine: here, theirs: there, before }[side]
      : here === before
        ? there
        : here;
    if (decided !== undefined) result.set(mark, decided);
  }
  return result;
}

/** The order is one's own where it was changed, else theirs. */
export function isInOrderOf(
  result: Sequence,
  { base, mine, theirs }: { base: Sequence; mine: Sequence; theirs: Sequence },
): boolean {
  const [was, own, other, now] = [base, mine, theirs, result].map(({ steps }) => steps.map(markOf)) as [
    string[],
    string[],
    string[],
    string[],
  ];
  const isMoved = !isSame(among(own, was), among(was, own));
  const leading = isMoved ? own : other;
  return isSame(among(now, leading), among(leading, now));
}

function among(marks: readonly string[], others: readonly string[]): readonly string[] {
  return marks.filter((mark) => others.includes(mark));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((mark, at) => mark === other[at]);
}
