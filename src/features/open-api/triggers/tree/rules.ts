import { isTooLong } from "../too-long.js";
import { flatten, type ParamNode, shownInside } from "./tree.js";

/** Why a parameter cannot be saved. */
export type TreeProblemCode = "keyRequired" | "keyInvalid" | "keyTaken" | "labelTooLong" | "tooDeep";

/** One thing that is wrong, at the field where it can be put right. */
export interface TreeProblem {
  readonly uid: number;
  readonly field: "key" | "label";
  readonly code: TreeProblemCode;
}

/** All that keeps a tree from being saved. */
export interface TreeProblems {
  /** From top to bottom. */
  readonly problems: readonly TreeProblem[];
  readonly tooMany: boolean;
}

/** How many levels a tree may have. */
export const deepestLevel = 5;
/** How many keys a tree may have. */
export const mostKeys = 500;

/** True for a key that can be sent: it can stand in a placeholder, keeps its place in an object and reaches no prototype. */
export function isValidKey(key: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(key) && !/^\d+$/.test(key) && !reserved.has(key);
}

const reserved: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** A key as it was meant: half width, without blanks around it. */
export function foldKey(text: string): string {
  // Only what a Japanese keyboard writes for ASCII: all of NFKC would make circled digits plain ones.
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\u2212/g, "-")
    .trim();
}

/** The tree with every edited key folded: when typing ends, and before saving. Loaded keys stay as they are. */
export function trimKeys(nodes: readonly ParamNode[]): readonly ParamNode[] {
  const settled = nodes.map((node) => {
    const key = node.key === node.loaded?.key ? node.key : foldKey(node.key);
    const children = trimKeys(node.children);
    return key === node.key && children === node.children ? node : { ...node, key, children };
  });
  return settled.every((node, at) => node === nodes[at]) ? nodes : settled;
}

/**
 * Problems that keep the tree from being saved (rules: trigger-keys, trigger-tree). Of a loaded tree only edits are
 * judged: the rules may be younger than the trigger. A parameter that is not sent is not judged.
 */
export function treeProblems(nodes: readonly ParamNode[]): TreeProblems {
  const rows = flatten(nodes, new Set());
  const taken = new Set([nodes, ...rows.map(({ node }) => shownInside(node))].flatMap(withTakenKeys));
  const problems = rows.flatMap(({ node, level }): TreeProblem[] => {
    const { uid, loaded } = node;
    const key = node.key === loaded?.key ? null : keyProblem(node, taken.has(node));
    return [
      ...(key ? [{ uid, field: "key", code: key } as const] : []),
      ...(level > deepestLevel && !loaded ? [{ uid, field: "key", code: "tooDeep" } as const] : []),
      ...(node.label !== loaded?.label && isTooLong(node.label)
        ? [{ uid, field: "label", code: "labelTooLong" } as const]
        : []),
    ];
  });
  return { problems, tooMany: rows.length > mostKeys && rows.some(({ node }) => !node.loaded) };
}

function keyProblem({ key }: ParamNode, isTaken: boolean): TreeProblemCode | null {
  if (key.trim() === "") return "keyRequired";
  if (!isValidKey(key)) return "keyInvalid";
  return isTaken ? "keyTaken" : null;
}

function withTakenKeys(siblings: readonly ParamNode[]): readonly ParamNode[] {
  const counts = new Map<string, number>();
  for (const { key } of siblings) counts.set(key, (counts.get(key) ?? 0) + 1);
  return siblings.filter(({ key }) => (counts.get(key) ?? 0) > 1);
}
