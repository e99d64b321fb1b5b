import type { TriggerText } from "../tree/merge-trigger.js";
import { type ParamNode, shownInside } from "../tree/tree.js";
import type { TriggerProblems } from "./problems.js";

/** A field of a row, with the rows that it is inside of. */
export interface RowField {
  readonly uid: number;
  readonly field: "key" | "label";
  readonly inside: readonly number[];
}

/** Wire name of a text. */
export function textOnWire(text: TriggerText): string {
  return text === "name" ? "trigger.name" : `trigger.context.${text}`;
}

/** Wire name of a row. */
export function rowOnWire(path: string): string {
  return `trigger.context.params.${path}`;
}

/** The first field that is wrong, by our rules or as the server says; `text`: one of those above the tree. */
export function firstWrong(
  params: readonly ParamNode[],
  { texts, tree }: TriggerProblems,
  refused: Readonly<Record<string, readonly string[]>>,
): RowField | "text" | null {
  function rowIn(
    nodes: readonly ParamNode[],
    path: readonly string[],
    inside: readonly number[],
  ): RowField | null {
    for (const node of nodes) {
      const { uid } = node;
      const here = [...path, node.key];
      const field = tree.find((each) => each.uid === uid)?.field;
      if (field || rowOnWire(here.join(".")) in refused) return { uid, field: field ?? "key", inside };
      const found = rowIn(shownInside(node), here, [...inside, uid]);
      if (found) return found;
    }
    return null;
  }
  const isWrong = (text: TriggerText) => text in texts || textOnWire(text) in refused;
  return (["name", "event", "label"] as const).some(isWrong) ? "text" : rowIn(params, [], []);
}
