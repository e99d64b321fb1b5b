import { isDay } from "../../../../lib/dates/days.js";
import { isPlainObject, type PlainData, type PlainObject } from "../../../../lib/plain-data.js";
import { jsonErrorAt, lineAt } from "./json-error.js";
import { isValidKey } from "./rules.js";
import { countHidden, type Ids, newParam, type ParamNode } from "./tree.js";

/** A sample, or why it is none; `line` counts from 1. */
export type SampleResult =
  | { ok: true; value: PlainObject }
  | { ok: false; reason: "unreadable"; line: number }
  | { ok: false; reason: "noObject" };

/** Reads what an operator pasted as a sample of a call. */
export function readSample(text: string): SampleResult {
  const at = jsonErrorAt(text);
  if (at !== null) return { ok: false, reason: "unreadable", line: lineAt(text, at) };
  const value = JSON.parse(text) as PlainData;
  return isPlainObject(value) ? { ok: true, value } : { ok: false, reason: "noObject" };
}

/** Comparison of a sample with a tree. Every key that is shown afterwards was added, changed or stayed the same. */
export interface SampleComparison {
  readonly nodes: readonly ParamNode[];
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly removed: number;
  /** Paths of the sample, joined by dots, that cannot be keys and were left out. */
  readonly skipped: readonly string[];
}

/**
 * Brings a tree to what a sample shows (rules: trigger-from-sample). What is there already keeps its label, its place and its
 * unknown fields; what is new comes behind it. Done twice it changes nothing more.
 *
 * @param keepMissing whether keys that the sample does not have stay
 */
export function compareSample(
  nodes: readonly ParamNode[],
  sample: PlainObject,
  keepMissing: boolean,
  ids: Ids,
): SampleComparison {
  const counts = { added: 0, changed: 0, same: 0, removed: 0 };
  const skipped: string[] = [];

  function inside(siblings: readonly ParamNode[], shown: PlainObject, above: string): readonly ParamNode[] {
    const known = new Set(siblings.map(({ key }) => key));
    const kept = siblings.flatMap((node) => keep(node, shown, above));
    const added = Object.entries(shown).flatMap(([key, value]) =>
      known.has(key) ? [] : make(key, value, above),
    );
    const isSame = added.length === 0 && kept.length === siblings.length;
    return isSame && kept.every((node, at) => node === siblings[at]) ? siblings : [...kept, ...added];
  }
  function keep(node: ParamNode, shown: PlainObject, above: string): readonly ParamNode[] {
    const value = Object.hasOwn(shown, node.key) ? shown[node.key] : undefined;
    if (value === undefined) {
      counts[keepMissing ? "same" : "removed"] += 1 + (node.type === "map" ? countHidden(node) : 0);
      return keepMissing ? [node] : [];
    }
    const type = typeOf(value);
    counts[type === node.type ? "same" : "changed"] += 1;
    const children = isPlainObject(value)
      ? inside(node.children, value, `${above}${node.key}.`)
      : node.children;
    return [type === node.type && children === node.children ? node : { ...node, type, children }];
  }
  function make(key: string, value: PlainData, above: string): readonly ParamNode[] {
    if (!isValidKey(key)) {
      skipped.push(above + key);
      return [];
    }
    counts.added += 1;
    const children = isPlainObject(value) ? inside([], value, `${above}${key}.`) : [];
    return [newParam(ids, { key, label: key, type: typeOf(value), children })];
  }

  return { nodes: inside(nodes, sample, ""), ...counts, skipped };
}

/** The type of which a value of a sample is. */
function typeOf(value: PlainData): string {
  if (Array.isArray(value)) return "array";
  if (isPlainObject(value)) return "map";
  if (typeof value === "number") return "number";
  return typeof value === "string" && isMoment(value) ? "datetime" : "string";
}

/** True for a text that is an ISO 8601 date with a time, with dashes and colons or without. */
function isMoment(text: string): boolean {
  const [, year, , month, day] = moment.exec(text) ?? [];
  return isDay(`${year}-${month}-${day}`);
}

const moment =
  /^(\d{4})(-?)(\d\d)\2(\d\d)T(?:[01]\d|2[0-3])(:?)[0-5]\d(?:\5(?:[0-5]\d|60)(?:[.,]\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?$/;
