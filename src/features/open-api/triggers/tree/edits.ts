import { withIndex } from "../../../../lib/with-index.js";
import { type Ids, type ParamNode, shownInside } from "./tree.js";

/*
 * Edits of the tree. Each answers with another tree that shares every branch it did not touch, and with the same tree where
 * there is nothing to do.
 */

/** Fields of a parameter that an operator edits. */
export type ParamField = "key" | "label" | "type";

type Nodes = readonly ParamNode[];

/** Changes the siblings among which a node stands. */
function amongSiblings(nodes: Nodes, uid: number, change: (siblings: Nodes, at: number) => Nodes): Nodes {
  const at = nodes.findIndex((node) => node.uid === uid);
  if (at >= 0) return change(nodes, at);
  for (const [index, node] of withIndex(nodes)) {
    const children = amongSiblings(node.children, uid, change);
    if (children !== node.children) return nodes.with(index, { ...node, children });
  }
  return nodes;
}

/** Changes one node; `null` takes it out. */
export function changeNode(nodes: Nodes, uid: number, change: (node: ParamNode) => ParamNode | null): Nodes {
  return amongSiblings(nodes, uid, (siblings, at) =>
    siblings.flatMap((node, index) => (index === at ? (change(node) ?? []) : [node])),
  );
}

/** Writes one field. Another type keeps what is inside. */
export function setField(nodes: Nodes, uid: number, field: ParamField, value: string): Nodes {
  return amongSiblings(nodes, uid, (siblings, at) => {
    const node = siblings[at];
    return !node || node[field] === value ? siblings : siblings.with(at, { ...node, [field]: value });
  });
}

/** Puts a node into another, as the last. */
export function addChild(nodes: Nodes, uid: number, added: ParamNode): Nodes {
  return changeNode(nodes, uid, (node) => ({ ...node, children: [...node.children, added] }));
}

/** Puts a node behind the last of the outermost. */
export function appendRoot(nodes: Nodes, added: ParamNode): Nodes {
  return [...nodes, added];
}

/** Takes a node out, with all that is inside it. */
export function remove(nodes: Nodes, uid: number): Nodes {
  return changeNode(nodes, uid, () => null);
}

/** Moves a node to another place among its siblings, counted from 0; beyond the ends is the end. */
export function move(nodes: Nodes, uid: number, toIndex: number): Nodes {
  return amongSiblings(nodes, uid, (siblings, at) => {
    const to = Math.min(Math.max(toIndex, 0), siblings.length - 1);
    return to === at ? siblings : siblings.toSpliced(at, 1).toSpliced(to, 0, ...siblings.slice(at, at + 1));
  });
}

/** Puts a copy of a node behind it, under a key of its own. `uid` is that of the copy; `null` if there was nothing to copy. */
export function duplicate(nodes: Nodes, uid: number, ids: Ids): { nodes: Nodes; uid: number | null } {
  let made: number | null = null;
  const next = amongSiblings(nodes, uid, (siblings, at) => {
    const node = siblings[at];
    if (!node) return siblings;
    const copy = { ...asNew(node, ids), key: freeKey(node.key, siblings) };
    made = copy.uid;
    return siblings.toSpliced(at + 1, 0, copy);
  });
  return { nodes: next, uid: made };
}

/** A copy that was never loaded. What is not shown of a node is not copied, since nobody could see it. */
function asNew(node: ParamNode, ids: Ids): ParamNode {
  const children = shownInside(node).map((child) => asNew(child, ids));
  return { ...node, uid: ids.next(), children, loaded: null };
}

const longestKey = 64;

/** The key with `_2`, `_3` and so on behind it; a key that is still to be written stays so. */
function freeKey(key: string, siblings: Nodes): string {
  if (key === "") return "";
  const taken = new Set(siblings.map((sibling) => sibling.key));
  for (let count = 2; ; count += 1) {
    const free = `${key.slice(0, longestKey - `_${count}`.length)}_${count}`;
    if (!taken.has(free)) return free;
  }
}
