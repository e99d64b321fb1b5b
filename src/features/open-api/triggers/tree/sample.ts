import { stringify } from "../../../../lib/json.js";
import type { PlainData, PlainObject } from "../../../../lib/plain-data.js";
import type { ParamNode } from "./tree.js";

/**
 * Example of a call's data, from the tree (rules: trigger-sample-call). Types that we do not know are shown as text,
 * parameters without a key are left out.
 *
 * @param now the moment that stands for every date, as `2026-11-20T10:45:00+09:00`
 * @param word what stands for every text
 */
export function exampleOf(nodes: readonly ParamNode[], now: string, word: string): PlainObject {
  function exampleFor({ type, children }: ParamNode): PlainData {
    switch (type) {
      case "number":
        return 0;
      case "datetime":
        return now;
      case "array":
        return [];
      case "map":
        return exampleOf(children, now, word);
      default:
        return word;
    }
  }
  // Defines its members, so that a key `__proto__` stays a key.
  return Object.fromEntries(
    nodes.filter(({ key }) => key !== "").map((node) => [node.key, exampleFor(node)]),
  );
}

/** JSON as people read it, two blanks a level. Not by `JSON.stringify`, which old libraries change for lists. */
export function prettyJson(data: PlainData, indent = ""): string {
  if (typeof data !== "object" || data === null) return stringify(data);
  const inner = `${indent}  `;
  const parts = Array.isArray(data)
    ? data.map((item) => prettyJson(item, inner))
    : Object.entries(data).map(([key, value]) => `${stringify(key)}: ${prettyJson(value, inner)}`);
  const [open, close] = Array.isArray(data) ? ["[", "]"] : ["{", "}"];
  return parts.length === 0
    ? open + close
    : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`;
}

/**
 * The call as it can be pasted into a shell. The event stands beside the parameters, since one address takes all of them.
 * The token is never a real one.
 */
export function curlOf(url: string, event: string, body: PlainObject): string {
  return [
    `curl -X POST ${quoted(url)}`,
    `-H ${quoted("Authorization: Bearer ****")}`,
    `-H ${quoted("Content-Type: application/json")}`,
    `-d ${quoted(prettyJson({ event, params: body }))}`,
  ].join(" \\\n  ");
}

/** One word of a shell, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replace(/'/g, "'\\''")}'`;
}
