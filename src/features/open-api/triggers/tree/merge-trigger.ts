import type { Side } from "../../../../editor/index.js";
import { type Edits, mergeEdits } from "../../../../lib/three-way-merge.js";
import { changeNode } from "./edits.js";
import { mergeParams, type ParamConflict } from "./merge-params.js";
import { type Ids, nodeAt, type ParamNode } from "./tree.js";

/** Editable part of a trigger. */
export interface TriggerDraft {
  readonly name: string;
  readonly event: string;
  readonly label: string;
  readonly params: readonly ParamNode[];
  /** Chosen sides of conflicts, by their ids. They are no part of the trigger, and are undone with the rest. */
  readonly chosen?: Readonly<Record<string, Side>>;
}

/** A field of a trigger that is one text. */
export type TriggerText = "name" | "event" | "label";

/** One thing that two people have changed differently. */
export type TriggerConflict =
  | { readonly field: TriggerText; readonly mine: string; readonly theirs: string; readonly before: string }
  | ParamConflict;

const texts: readonly TriggerText[] = ["name", "event", "label"];

/**
 * Edits of a trigger brought over what others have made of it meanwhile (rules: trigger-saved-whole): field by field, the tree
 * by path. What is in conflict is mine in `merged` until somebody decides.
 *
 * @param base the trigger on which my edits began
 */
export function mergeTrigger(
  base: TriggerDraft,
  mine: TriggerDraft,
  theirs: TriggerDraft,
): { merged: TriggerDraft; conflicts: readonly TriggerConflict[] } {
  const edits: Edits = Object.fromEntries(
    texts.flatMap((key) => (mine[key] === base[key] ? [] : [[key, { value: mine[key], before: base[key] }]])),
  );
  const found = mergeEdits(edits, { name: theirs.name, event: theirs.event, label: theirs.label });
  const params = mergeParams(base.params, mine.params, theirs.params);
  const merged = Object.fromEntries(
    texts.map((key) => [key, key in found.edits ? mine[key] : theirs[key]]),
  ) as Record<TriggerText, string>;
  const conflicts = texts.flatMap((field) =>
    found.conflicts[field] ? [{ field, mine: mine[field], theirs: theirs[field], before: base[field] }] : [],
  );
  return { merged: { ...merged, params: params.nodes }, conflicts: [...conflicts, ...params.conflicts] };
}

/** A conflict as a text that no other one of the same merge has. */
export function conflictId(conflict: TriggerConflict): string {
  return conflict.field === "params"
    ? ["params", conflict.subject, ...conflict.path].join("\u0000")
    : conflict.field;
}

/** The trigger with one conflict decided; it can be decided anew. A path that is not there any more stays so. */
export function decideConflict(
  draft: TriggerDraft,
  conflict: TriggerConflict,
  side: Side,
  ids: Ids,
): TriggerDraft {
  if (conflict.field !== "params") return { ...draft, [conflict.field]: conflict[side] };
  const { path } = conflict;
  const present = nodeAt(draft.params, path);
  if (conflict.subject !== "presence") {
    // If both have added it, there was nothing before.
    const text = conflict[side] ?? "";
    const change = (node: ParamNode) => ({ ...node, [conflict.subject]: text });
    return present ? { ...draft, params: changeNode(draft.params, present.uid, change) } : draft;
  }
  const chosen = conflict[side] && (side === "mine" ? conflict[side] : withOwnUids(conflict[side], ids));
  if (present) {
    const change = () => chosen && { ...chosen, uid: present.uid };
    return { ...draft, params: changeNode(draft.params, present.uid, change) };
  }
  return chosen ? { ...draft, params: putBack(draft.params, path, chosen, conflict.at) } : draft;
}

/**
 * The trigger as others have left it, with what is undecided as it was in `before`: edits that stand on that meet the same
 * conflicts again.
 */
export function withUndecided(
  theirs: TriggerDraft,
  undecided: readonly TriggerConflict[],
  { before, ids }: { before: TriggerDraft; ids: Ids },
): TriggerDraft {
  return undecided.reduce((draft, conflict) => {
    const next = decideConflict(draft, conflict, "before", ids);
    if (conflict.field !== "params" || conflict.subject !== "type") return next;
    // A type is in conflict with what is inside, too.
    const [node, old] = [nodeAt(next.params, conflict.path), nodeAt(before.params, conflict.path)];
    const change = (each: ParamNode) => ({ ...each, children: old?.children ?? [] });
    return node ? { ...next, params: changeNode(next.params, node.uid, change) } : next;
  }, theirs);
}

function putBack(
  nodes: readonly ParamNode[],
  path: readonly string[],
  node: ParamNode,
  at: number,
): readonly ParamNode[] {
  if (path.length <= 1) return nodes.toSpliced(at, 0, node);
  const parent = nodeAt(nodes, path.slice(0, -1));
  if (!parent) return nodes;
  return changeNode(nodes, parent.uid, (each) => ({
    ...each,
    children: each.children.toSpliced(at, 0, node),
  }));
}

/** A removed parameter may live on under another key, with the uids that it had. */
function withOwnUids(node: ParamNode, ids: Ids): ParamNode {
  return { ...node, uid: ids.next(), children: node.children.map((child) => withOwnUids(child, ids)) };
}
