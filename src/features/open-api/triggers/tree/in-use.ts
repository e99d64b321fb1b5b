import { type ParamNode, shownInside } from "./tree.js";

/** Parameters that no longer give their values to the actions and placeholders that use them. */
export interface ChangedInUse {
  /** Nodes that are shown, and were renamed or changed in type: the note stands at them. */
  readonly uids: ReadonlySet<number>;
  /** Paths of what was removed, without what was inside it. */
  readonly removed: readonly (readonly string[])[];
}

/**
 * Which keys may be in use and give no value any more (rules: trigger-keys-in-use). What stands at the path of another with
 * its type still gives one, and what was never saved is used nowhere.
 *
 * @param saved the tree as it was read, with nothing edited
 */
export function changedInUse(nodes: readonly ParamNode[], saved: readonly ParamNode[]): ChangedInUse {
  const before = typesByPath(saved);
  const now = typesByPath(nodes);
  const uids = new Set<number>();
  const stillThere = new Set<string>();

  function visit(siblings: readonly ParamNode[], above: readonly string[], isShown: boolean): void {
    for (const node of siblings) {
      const path = [...above, node.key];
      const { loaded } = node;
      if (loaded) stillThere.add(nameOf(loaded.path));
      if (isShown && (isRetyped(node, path) || isRenamed(node))) uids.add(node.uid);
      visit(node.children, path, isShown && node.type === "map");
    }
  }
  function isRetyped({ type }: ParamNode, path: readonly string[]): boolean {
    const was = before.get(nameOf(path));
    return was !== undefined && was !== type;
  }
  function isRenamed({ key, loaded }: ParamNode): boolean {
    if (!loaded || loaded.key === key) return false;
    const name = nameOf(loaded.path);
    return before.has(name) && now.get(name) !== before.get(name);
  }
  function removedFrom(siblings: readonly ParamNode[], above: readonly string[]): readonly string[][] {
    return siblings.flatMap((node) => {
      const path = [...above, node.key];
      const name = nameOf(path);
      return stillThere.has(name) || now.has(name) ? removedFrom(shownInside(node), path) : [path];
    });
  }

  visit(nodes, [], true);
  return { uids, removed: removedFrom(saved, []) };
}

function typesByPath(nodes: readonly ParamNode[]): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  function add(siblings: readonly ParamNode[], above: readonly string[]): void {
    for (const node of siblings) {
      const path = [...above, node.key];
      types.set(nameOf(path), node.type);
      add(shownInside(node), path);
    }
  }
  add(nodes, []);
  return types;
}

/** Not by dots: a loaded key may hold them. */
function nameOf(path: readonly string[]): string {
  return path.join("\u0000");
}
