import { withIndex } from "../../../../lib/with-index.js";
import { type LoadedParam, nodeAt, type ParamNode } from "./tree.js";

/** One parameter, named by its path, of which two people have made different things. */
export type ParamConflict = {
  readonly field: "params";
  readonly path: readonly string[];
} & (
  | {
      readonly subject: "label" | "type";
      readonly mine: string;
      readonly theirs: string;
      /** `null` where both have added it. */
      readonly before: string | null;
    }
  | {
      /** One has removed what the other has changed; `null` is the side without it. */
      readonly subject: "presence";
      readonly mine: ParamNode | null;
      readonly theirs: ParamNode | null;
      readonly before: ParamNode | null;
      /** Its place among its siblings where it has to be put back. */
      readonly at: number;
    }
);

type Nodes = readonly ParamNode[];

/**
 * Three trees brought together by their paths. The answer stands on theirs: what only I changed is an edit of it, in a
 * conflict my side stays until somebody decides. Uids are mine where I have the node.
 */
export function mergeParams(
  base: Nodes,
  mine: Nodes,
  theirs: Nodes,
): { nodes: Nodes; conflicts: readonly ParamConflict[] } {
  const conflicts: ParamConflict[] = [];

  function level(before: Nodes, own: Nodes, other: Nodes, above: readonly string[]): Nodes {
    const [was, has, is] = [before, own, other].map(byKey) as [ByKey, ByKey, ByKey];
    const fromMine = own.flatMap((node): Nodes => {
      const { key } = node;
      // A key that I wrote twice is no path for the second of them.
      if (has.get(key) !== node) return [relinked(node, theirs)];
      const [old, now] = [was.get(key), is.get(key)];
      if (now) return [both(old, node, now, [...above, key])];
      if (old && hasSameContent(old, node)) return [];
      const kept = relinked(node, theirs);
      if (old) presence([...above, key], kept, null, old, before.indexOf(old));
      return [kept];
    });
    const fromTheirs = other.flatMap((node): Nodes => {
      const { key } = node;
      if (has.has(key)) return fromMine.filter((each) => each.key === key).slice(0, 1);
      const old = was.get(key);
      if (!old) return [node];
      if (!hasSameContent(old, node)) presence([...above, key], null, node, old, other.indexOf(node));
      return [];
    });
    return isReordered(before, own) ? woven(fromMine, fromTheirs) : woven(fromTheirs, fromMine);
  }

  function presence(
    path: readonly string[],
    own: ParamNode | null,
    other: ParamNode | null,
    old: ParamNode,
    at: number,
  ): void {
    const before = relinked(old, theirs);
    conflicts.push({ field: "params", path, subject: "presence", mine: own, theirs: other, before, at });
  }

  function both(old: ParamNode | undefined, own: ParamNode, other: ParamNode, path: readonly string[]) {
    const choose = (subject: "label" | "type", isLost: boolean): string => {
      const [mineText, theirsText, before] = [own[subject], other[subject], old?.[subject] ?? null];
      if (mineText === theirsText) return mineText;
      if (before === mineText && !isLost) return theirsText;
      if (before !== theirsText || isLost)
        conflicts.push({ field: "params", path, subject, mine: mineText, theirs: theirsText, before });
      return mineText;
    };
    const label = choose("label", false);
    const type = choose("type", losesChildren(old, own, other));
    const children =
      own.type === "map" && other.type === "map"
        ? level(old?.children ?? [], own.children, other.children, path)
        : own.type === "map" && type === "map"
          ? own.children.map((child) => relinked(child, theirs))
          : other.children;
    return { ...other, uid: own.uid, label, type, children };
  }

  return { nodes: level(base, mine, theirs, []), conflicts };
}

/** True when one of them made another type of a map in which the other has changed something. */
function losesChildren(old: ParamNode | undefined, own: ParamNode, other: ParamNode): boolean {
  if (old?.type !== "map" || (own.type === "map") === (other.type === "map")) return false;
  const keeper = own.type === "map" ? own : other;
  return !sameChildren(old.children, keeper.children);
}

/**
 * A node that theirs has not at this path: it stands on what theirs has where it was loaded, and is new otherwise. What else
 * the wire said of it stays.
 */
function relinked(node: ParamNode, theirs: Nodes): ParamNode {
  const origin = node.loaded && nodeAt(theirs, node.loaded.path);
  const loaded: LoadedParam | null = origin?.loaded ?? null;
  const children = node.children.map((child) => relinked(child, theirs));
  return { ...node, rest: origin?.rest ?? node.rest, loaded, children };
}

type ByKey = ReadonlyMap<string, ParamNode>;

/** Nodes by key; of several with one key the first. */
function byKey(nodes: Nodes): ByKey {
  return new Map(nodes.toReversed().map((node) => [node.key, node]));
}

/** True when two nodes have the same content, whatever the order of what is inside. */
function hasSameContent(a: ParamNode, b: ParamNode): boolean {
  return a.label === b.label && a.type === b.type && sameChildren(a.children, b.children);
}

function sameChildren(a: Nodes, b: Nodes): boolean {
  if (a === b) return true;
  const others = byKey(b);
  return (
    a.length === b.length &&
    a.every((node) => {
      const other = others.get(node.key);
      return other !== undefined && hasSameContent(node, other);
    })
  );
}

/** True when the nodes that both lists have are in another order. */
function isReordered(before: Nodes, after: Nodes): boolean {
  const [was, is] = [byKey(before), byKey(after)];
  const then = before.filter((node) => is.has(node.key));
  const now = after.filter((node) => is.get(node.key) === node && was.has(node.key));
  return now.some((node, at) => node.key !== then[at]?.key);
}

/** One list, with what only the other has put behind its neighbour there. */
function woven(list: Nodes, other: Nodes): Nodes {
  const result = [...list];
  const there = new Set(list);
  for (const [index, node] of withIndex(other)) {
    if (there.has(node)) continue;
    const neighbour = other[index - 1];
    result.splice(neighbour ? result.indexOf(neighbour) + 1 : 0, 0, node);
    there.add(node);
  }
  return result;
}
