import { isForbiddenKey } from "./forbidden-keys.js";

/** What bracket keys can say: text, or lists and objects of text. */
export type Nested = string | Nested[] | { [key: string]: Nested };

type Branch = Map<string, Branch | string>;

/**
 * Reads form fields the way PHP does: `inputs[0][type]=1`, `ids[]=5`. Later fields win over earlier ones, and keys that
 * run 0, 1, 2 … in this order make a list. Everything stays text, and what was empty was never sent.
 */
export function readBracketKeys(fields: Iterable<readonly [string, string]>): Record<string, Nested> {
  const root: Branch = new Map();
  for (const [name, text] of fields) {
    const path = pathOf(name);
    if (path.length > 0 && !path.some(isForbiddenKey)) plant(root, path, text);
  }
  return Object.fromEntries([...root].map(([key, branch]) => [key, toNested(branch)]));
}

/** `a[b][]` → a, b, "" (append). A name that begins with a bracket, or never closes it, is one plain key. */
function pathOf(name: string): string[] {
  const [, first, rest] = /^([^[]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  if (first === undefined || rest === undefined) return name === "" ? [] : [name];
  return [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? "")];
}

function plant(root: Branch, path: readonly string[], text: string): void {
  let branch = root;
  path.forEach((part, depth) => {
    const key = part === "" && depth > 0 ? nextIndex(branch) : part;
    const here = branch.get(key);
    const inner: Branch = here instanceof Map ? here : new Map();
    branch.set(key, depth === path.length - 1 ? text : inner);
    branch = inner;
  });
}

function nextIndex(branch: Branch): string {
  const indices = [...branch.keys()].filter((key) => /^\d+$/.test(key)).map(Number);
  return String(Math.max(-1, ...indices) + 1);
}

function toNested(branch: Branch | string): Nested {
  if (typeof branch === "string") return branch;
  const isList = [...branch.keys()].every((key, index) => key === String(index));
  if (isList) return [...branch.values()].map(toNested);
  return Object.fromEntries([...branch].map(([key, value]) => [key, toNested(value)]));
}
