import { isPlainObject, type PlainData, type PlainObject } from "../../../../lib/plain-data.js";
import { withIndex } from "../../../../lib/with-index.js";

/** Parameter as it was loaded. */
export interface LoadedParam {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  /** The keys from the outermost to its own. */
  readonly path: readonly string[];
}

/** One parameter of a trigger, with what is inside it. */
export interface ParamNode {
  /** Its own as long as the tree is edited, whatever its key becomes. */
  readonly uid: number;
  readonly key: string;
  /** Empty where the wire has no text for it. */
  readonly label: string;
  /** Empty where the wire has no text for it; types that we do not know are kept. */
  readonly type: string;
  /** Shown and sent for maps only; another type keeps them until the next loading. */
  readonly children: readonly ParamNode[];
  /** The entry as it came, whatever it is: says the order of its fields and those that we do not know. */
  readonly rest: PlainData;
  /** `null` for what was made here. */
  readonly loaded: LoadedParam | null;
}

/** Gives every node a number of its own. */
export interface Ids {
  next(): number;
}

/** One row of the tree as it is shown. */
export interface ParamRow {
  readonly node: ParamNode;
  /** 1 for the outermost. */
  readonly level: number;
  readonly parent: number | null;
  /** Its place among its siblings, counted from 0. */
  readonly at: number;
  readonly count: number;
}

/** The parameters of a trigger as they can be edited. What is no object has none. */
export function readParams(wire: PlainData | undefined, ids: Ids): readonly ParamNode[] {
  return readInside(wire, [], ids);
}

function readInside(wire: PlainData | undefined, above: readonly string[], ids: Ids): readonly ParamNode[] {
  if (!isPlainObject(wire)) return [];
  return Object.entries(wire).map(([key, entry]) => {
    const path = [...above, key];
    const [label, type] = [textOf(entry, "label"), textOf(entry, "type")];
    const uid = ids.next();
    const inside = memberOf(entry, "children");
    // A map says what is in it by its nodes: keeping it here too would double each level of a deep tree.
    const rest =
      type === "map" && isPlainObject(entry) && isPlainObject(inside) ? { ...entry, children: {} } : entry;
    const children = readInside(inside, path, ids);
    return { uid, key, label, type, children, rest, loaded: { key, label, type, path } };
  });
}

/** A parameter that was not there before. */
export function newParam(
  ids: Ids,
  fields: Readonly<{ key?: string; label?: string; type?: string; children?: readonly ParamNode[] }> = {},
): ParamNode {
  const { key = "", label = "", type = "string", children = [] } = fields;
  return { uid: ids.next(), key, label, type, children, rest: { label, type }, loaded: null };
}

/** The parameters as they are sent: what was not edited goes back key for key. */
export function writeParams(nodes: readonly ParamNode[]): PlainObject {
  // Defines its members, so that a key `__proto__` stays a key.
  return Object.fromEntries(nodes.map((node) => [node.key, writeNode(node)]));
}

/** The same where `params` may have been no object: as long as nothing is added it stays what it was. */
export function paramsOnWire<Loaded extends PlainData | undefined>(
  nodes: readonly ParamNode[],
  loaded: Loaded,
): Loaded | PlainObject {
  return nodes.length === 0 && !isPlainObject(loaded) ? loaded : writeParams(nodes);
}

function writeNode({ label, type, children, rest }: ParamNode): PlainData {
  const returnedBy = textOf(rest, "type");
  if (!isPlainObject(rest) && label === "" && type === "") return rest;
  const entry: PlainObject = isPlainObject(rest) ? { ...rest } : {};
  if (label !== textOf(rest, "label")) entry.label = label;
  if (type !== returnedBy) entry.type = type;
  if (type === "map") {
    if (children.length > 0 || isPlainObject(memberOf(rest, "children")))
      entry.children = writeParams(children);
  } else if (returnedBy === "map") delete entry.children;
  return entry;
}

/** A member of an object, if it has one of its own: old libraries put some on every object. */
function memberOf(data: PlainData, key: string): PlainData | undefined {
  return isPlainObject(data) && Object.hasOwn(data, key) ? data[key] : undefined;
}

function textOf(data: PlainData, key: string): string {
  const text = memberOf(data, key);
  return typeof text === "string" ? text : "";
}

/** The nodes that are shown inside a node and sent with it. */
export function shownInside(node: ParamNode): readonly ParamNode[] {
  return node.type === "map" ? node.children : [];
}

/** The node with this uid, also where it is not shown. */
export function find(nodes: readonly ParamNode[], uid: number): ParamNode | null {
  return lineTo(nodes, uid).at(-1) ?? null;
}

/** The keys from the outermost node to the one with this uid; none if it is not there. */
export function pathOf(nodes: readonly ParamNode[], uid: number): string[] {
  return lineTo(nodes, uid).map(({ key }) => key);
}

function lineTo(nodes: readonly ParamNode[], uid: number): readonly ParamNode[] {
  for (const node of nodes) {
    if (node.uid === uid) return [node];
    const line = lineTo(node.children, uid);
    if (line.length > 0) return [node, ...line];
  }
  return [];
}

/** The node at a path; of several with one key the first. */
export function nodeAt(nodes: readonly ParamNode[], path: readonly string[]): ParamNode | null {
  let [inside, found]: [readonly ParamNode[], ParamNode | null] = [nodes, null];
  for (const key of path) {
    found = inside.find((node) => node.key === key) ?? null;
    if (found === null) return null;
    inside = found.children;
  }
  return found;
}

/** The rows of the tree from top to bottom, without what is inside collapsed maps. */
export function flatten(nodes: readonly ParamNode[], collapsed: ReadonlySet<number>): readonly ParamRow[] {
  const rows: ParamRow[] = [];
  function add(siblings: readonly ParamNode[], level: number, parent: number | null): void {
    for (const [at, node] of withIndex(siblings)) {
      rows.push({ node, level, parent, at, count: siblings.length });
      if (!collapsed.has(node.uid)) add(shownInside(node), level + 1, node.uid);
    }
  }
  add(nodes, 1, null);
  return rows;
}

/** How many values are inside a node, at any depth: so many are not sent when a map becomes something else. */
export function countHidden(node: ParamNode): number {
  return node.children.reduce(
    (sum, child) => sum + 1 + countHidden({ ...child, children: shownInside(child) }),
    0,
  );
}

/** Nodes that were read anew with the uids of those that stood at the same paths, so that their rows stay the same rows. */
export function keepUids(nodes: readonly ParamNode[], before: readonly ParamNode[]): readonly ParamNode[] {
  const free = new Map(before.toReversed().map((node) => [node.key, node]));
  return nodes.map((node) => {
    const same = free.get(node.key);
    free.delete(node.key);
    return same ? { ...node, uid: same.uid, children: keepUids(node.children, same.children) } : node;
  });
}
