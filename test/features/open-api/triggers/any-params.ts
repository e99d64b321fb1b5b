import fc from "fast-check";
import type { TriggerDraft } from "../../../../src/features/open-api/triggers/tree/merge-trigger.js";
import {
  flatten,
  type Ids,
  type ParamNode,
  pathOf,
  readParams,
} from "../../../../src/features/open-api/triggers/tree/tree.js";
import type { PlainData, PlainObject } from "../../../../src/lib/plain-data.js";
import { anyKey, anyPlainData } from "../../../lib/any-plain-data.js";

/** Uids behind a number: trees that are brought together need different ones. */
export function counter(last = 0): Ids {
  return {
    next() {
      last += 1;
      return last;
    },
  };
}

/** The tree as it reads best in a test: `order:map(pickup_at:datetime items:array)`. */
export function said(nodes: readonly ParamNode[]): string {
  return nodes
    .map(({ key, type, children }) => `${key}:${type}${children.length > 0 ? `(${said(children)})` : ""}`)
    .join(" ");
}

/** The wire of the same notation; labels are the keys in capitals. */
export function wireOf(text: string): PlainObject {
  let at = 0;
  function level(): PlainObject {
    const members: [string, PlainData][] = [];
    while (at < text.length) {
      const [whole, key = "", type = ""] = /^\s*([^\s:()]+):([^\s:()]+)/.exec(text.slice(at)) ?? [];
      if (whole === undefined) break;
      at += whole.length;
      const entry: PlainObject = { label: key.toUpperCase(), type };
      if (text[at] === "(") {
        at += 1;
        entry.children = level();
        at += 1;
      }
      members.push([key, entry]);
    }
    return Object.fromEntries(members);
  }
  return level();
}

/** What `JSON.parse` makes of it: members with the key `__proto__` are members. */
function asParsed(members: readonly (readonly [string, PlainData])[]): PlainObject {
  return Object.fromEntries(members);
}

const paramKey = fc.oneof(
  fc.constantFrom(
    "order",
    "name",
    "__proto__",
    "constructor",
    "10",
    "9",
    "a.b",
    "label",
    "type",
    "children",
    "",
  ),
  anyKey,
);
const typeName = fc.constantFrom<PlainData>(
  "string",
  "number",
  "datetime",
  "array",
  "map",
  "map",
  "map",
  "money",
);

const trees = fc.letrec<{ params: PlainObject; entry: PlainData }>((tie) => ({
  params: fc.array(fc.tuple(paramKey, tie("entry")), { maxLength: 4 }).map(asParsed),
  entry: fc.oneof(
    { depthSize: "medium" },
    { weight: 1, arbitrary: anyPlainData },
    {
      weight: 5,
      arbitrary: fc
        .record(
          {
            label: fc.oneof({ weight: 4, arbitrary: fc.string() as fc.Arbitrary<PlainData> }, anyPlainData),
            type: fc.oneof({ weight: 6, arbitrary: typeName }, anyPlainData),
            children: fc.oneof(
              { weight: 5, arbitrary: tie("params") as fc.Arbitrary<PlainData> },
              anyPlainData,
            ),
            unknown: anyPlainData,
          },
          { requiredKeys: [] },
        )
        .chain((entry) =>
          fc.shuffledSubarray(Object.entries(entry), { minLength: Object.keys(entry).length }),
        )
        .map(asParsed),
    },
  ),
}));

/** Parameters as no server should send them. */
export const anyParams: fc.Arbitrary<PlainObject> = trees.params;

const validKey = fc.constantFrom("a", "b", "c", "d", "e", "f-1", "g_2");
const tidy = fc.letrec<{ params: PlainObject; entry: PlainObject }>((tie) => ({
  // A map that is emptied here is written without children, so that none of these is empty.
  params: fc.dictionary(validKey, tie("entry"), { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
  entry: fc.oneof(
    { depthSize: "small" },
    fc.record({
      label: fc.constantFrom("A", "B", ""),
      type: fc.constantFrom("string", "number", "datetime", "array"),
    }) as fc.Arbitrary<PlainObject>,
    fc.record({ label: fc.constantFrom("A", "B"), type: fc.constant("map"), children: tie("params") }),
  ),
}));

/** Parameters as they are made here. */
export const tidyParams: fc.Arbitrary<PlainObject> = tidy.params;

export const none = { name: "n", event: "e", label: "l" };

/** A trigger with these parameters; its uids come behind `from`. */
export function draftOf(wire: PlainObject, from: number, texts: Partial<TriggerDraft> = {}): TriggerDraft {
  return { ...none, ...texts, params: readParams(wire, counter(from)) };
}

/** The uid of a parameter by its path; -1 for none. */
export function uidOf(nodes: readonly ParamNode[], path: string): number {
  const row = flatten(nodes, new Set()).find(({ node }) => pathOf(nodes, node.uid).join(".") === path);
  return row?.node.uid ?? -1;
}
