import fc from "fast-check";
import type { OpenList } from "./list-feature.js";
import type { ReferenceList, ReferenceRow } from "./reference-list.js";

/** What is done to a real list and to the one that it is compared with. */
export type ListCommand = fc.Arbitrary<NamedCommand>;

export interface NamedCommand {
  name: string;
  /** What a run that failed is told by. */
  [fc.toStringMethod](): string;
  run(reference: ReferenceList, list: OpenList): void;
}

/** Which row or list it is depends on how many there are when its turn comes. */
export const anyNumber = fc.nat({ max: 30 });

export function command(name: string, run: NamedCommand["run"]): NamedCommand {
  return { name, run, [fc.toStringMethod]: () => name };
}

/** Does nothing where there is no row. */
export function onRow(
  name: string,
  number: number,
  run: (reference: ReferenceList, list: OpenList, row: ReferenceRow, key: string) => void,
): NamedCommand {
  return command(`${name} ${number}`, (reference, list) => {
    const { all } = reference;
    const at = number % all.length;
    const [row, key] = [all[at], list.keys()[at]];
    if (row && key) run(reference, list, row, key);
  });
}

/** On a list by its number: the document's own, or one of a row. */
export function onContainer(
  name: string,
  number: number,
  run: (reference: ReferenceList, list: OpenList, container: ReferenceRow | null, key: string | null) => void,
): NamedCommand {
  return command(`${name} ${number}`, (reference, list) =>
    run(reference, list, ...containerAt(reference, list, number)),
  );
}

export function containerAt(
  reference: ReferenceList,
  list: OpenList,
  number: number,
): [container: ReferenceRow | null, key: string | null] {
  const containers = [null, ...reference.containers];
  const container = containers[number % containers.length] ?? null;
  return [container, container && (list.keys()[reference.all.indexOf(container)] ?? null)];
}
