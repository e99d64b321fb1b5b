import { isForbiddenKey } from "./forbidden-keys.js";
import type { Row } from "./journey-bodies.js";

/* The tree of values that a call brings (rules: trigger-tree). */

const types: readonly unknown[] = ["string", "number", "datetime", "array", "map"];
const LEVELS = 5;
const KEYS = 500;

/** What a tree has anywhere. */
interface Facts {
  readonly keys: Set<string>;
  readonly types: Set<unknown>;
  readonly labels: Set<unknown>;
  /** What is no description of a value, as JSON. */
  readonly others: Set<string>;
  levels: number;
  count: number;
}

/**
 * What is wrong with a tree, by its path. What stood in the tree before may stay, also when it was moved: unknown types, and
 * keys that nobody would be allowed to write today.
 */
export function paramErrors(params: unknown, before: unknown, path: string): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (!isObject(params)) return { [path]: ["パラメータの形式が正しくありません。"] };
  const known = factsOf(before);
  const levels = Math.max(LEVELS, known.levels);
  let count = 0;

  function judge(tree: Row, above: string, level: number): void {
    for (const [key, param] of Object.entries(tree)) {
      const at = `${above}.${key}`;
      count += 1;
      if (level > levels) {
        errors[at] = ["5階層までです"];
        continue;
      }
      const messages = [...keyErrors(key, known), ...nodeErrors(param, known)];
      if (messages.length > 0) errors[at] = messages;
      const children = childrenOf(param);
      if (children) judge(children, at, level + 1);
    }
  }

  judge(params, path, 1);
  if (count > Math.max(KEYS, known.count)) errors[path] = ["パラメータは500個までです"];
  return errors;
}

function keyErrors(key: string, known: Facts): string[] {
  if (known.keys.has(key)) return [];
  if (key.trim() === "") return ["キーを入力してください"];
  const isFit = /^[A-Za-z0-9_-]{1,64}$/.test(key) && !/^\d+$/.test(key) && !isForbiddenKey(key);
  return isFit ? [] : ["キーに使えるのは半角英数字と _ - です（数字だけは不可）"];
}

function nodeErrors(param: unknown, known: Facts): string[] {
  if (!isObject(param))
    return known.others.has(JSON.stringify(param)) ? [] : ["パラメータの形式が正しくありません。"];
  const errors: string[] = [];
  const { label, type, children } = param;
  if (!known.labels.has(label)) {
    if (typeof label !== "string") errors.push("表示名は文字列で指定してください。");
    else if ([...label].length > 100) errors.push("表示名は100文字以内で入力してください");
  }
  if (!types.includes(type) && !known.types.has(type)) errors.push("型の値が正しくありません。");
  const isTree = type !== "map" || children === undefined || isObject(children);
  if (!isTree && !known.others.has(JSON.stringify(children)))
    errors.push("パラメータの形式が正しくありません。");
  return errors;
}

function factsOf(params: unknown): Facts {
  const facts: Facts = {
    ...{ keys: new Set<string>(), types: new Set<unknown>(), labels: new Set<unknown>() },
    ...{ others: new Set<string>(), levels: 0, count: 0 },
  };
  function look(tree: Row, level: number): void {
    facts.levels = Math.max(facts.levels, level);
    for (const [key, param] of Object.entries(tree)) {
      facts.count += 1;
      facts.keys.add(key);
      if (!isObject(param)) {
        facts.others.add(JSON.stringify(param));
        continue;
      }
      facts.types.add(param.type);
      facts.labels.add(param.label);
      const children = childrenOf(param);
      if (children) look(children, level + 1);
      else if (param.children !== undefined) facts.others.add(JSON.stringify(param.children));
    }
  }
  if (isObject(params)) look(params, 1);
  return facts;
}

/** Children are read for maps only. */
function childrenOf(param: unknown): Row | undefined {
  if (!isObject(param) || param.type !== "map") return undefined;
  return isObject(param.children) ? param.children : undefined;
}

/** Whether it is an object of JSON. */
export function isObject(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
