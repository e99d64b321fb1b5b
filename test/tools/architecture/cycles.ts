import { importsOf } from "./imports.js";
import type { Rule } from "./rule.js";

export const noCycles: Rule = {
  name: "no file imports itself through others",
  check(files) {
    const edges = importsOf(files).flatMap(({ from, target }) => (target ? [[from, target] as const] : []));
    return findCycles(edges).map((circle) => ({
      path: circle[0] ?? "",
      message: `is in a circle of imports, ${circle.join(" → ")}: move what both need into a third file, a type too.`,
    }));
  },
};

/** One circle for each edge that closes one, first and last the same; a depth-first walk over the graph. */
export function findCycles(edges: readonly (readonly [string, string])[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const finished = new Set<string>();
  const circles: string[][] = [];
  for (const start of next.keys()) walk(start, []);
  return circles;

  function walk(node: string, path: readonly string[]) {
    const before = path.indexOf(node);
    if (before >= 0) circles.push([...path.slice(before), node]);
    if (before >= 0 || finished.has(node)) return;
    for (const each of next.get(node) ?? []) walk(each, [...path, node]);
    finished.add(node);
  }
}
