import { runInNewContext } from "node:vm";
import { parseAst } from "rollup/parseAst";
import { expect, test } from "vitest";
import { ownBuiltIns } from "./own-built-ins.mjs";

/** The code of a chunk after the step; null where the step leaves it. */
function rewritten(code: string, name = "react"): string | null {
  return ownBuiltIns().renderChunk.call({ parse: parseAst }, code, { name })?.code ?? null;
}

/** What MooTools 1.4 does, and members that old scripts give every object. */
const legacyPage = `
  Function.prototype.bind = function (self, list) { const f = this; return () => f.apply(self, list ?? []); };
  Array.from = (item) => (item == null ? [] : Array.isArray(item) ? item : [item]);
  Object.prototype.each = () => {};
  Array.prototype.contains = () => {};
`;

/** What the rewritten code answers on such a page; it says so by `answer`, as JSON. */
function onLegacyPage(code: string, name?: string): unknown {
  const now = rewritten(code, name);
  expect(now).not.toBeNull();
  return JSON.parse(runInNewContext(`${legacyPage}${now}\nJSON.stringify(answer)`));
}

const summed = "function add(...given) { return [this.base, ...given]; }\n";

test.each([
  [
    "with what it is bound to and first arguments",
    "const answer = add.bind({ base: 1 }, 2, 3)(4);",
    [1, 2, 3, 4],
  ],
  ["with what it is bound to alone", "const answer = add.bind({ base: 1 })(4);", [1, 4]],
  [
    "with a list spread",
    "const first = [2, 3]; const answer = add.bind({ base: 1 }, ...first)();",
    [1, 2, 3],
  ],
  ["of a member", "const o = { add, base: 1 }; const answer = o.add.bind(o, 2)();", [1, 2]],
  ["of what is bound", "const answer = add.bind({ base: 1 }, 2).bind({ base: 9 }, 3)(4);", [1, 2, 3, 4]],
  ["in an argument of another", "const answer = add.bind({ base: 1 }, add.bind({ base: 2 })())();", [1, [2]]],
])("a function is bound as browsers do it: %s", (_, code, expected) => {
  expect(onLegacyPage(summed + code)).toEqual(expected);
});

test("a function in brackets is bound, and one to nothing", () => {
  expect(onLegacyPage("const answer = (() => 5).bind()();")).toBe(5);
  expect(
    onLegacyPage("const none = null; const answer = (none || ((...all) => all)).bind({}, 1) (2);"),
  ).toEqual([1, 2]);
});

test("a list is made of what can be gone through", () => {
  expect(onLegacyPage("const answer = Array.from(new Set([1, 2]));")).toEqual([1, 2]);
  expect(onLegacyPage("const answer = Array.from(new Map([[1, 2]]).keys());")).toEqual([1]);
});

test("in the chunk of messages, for…in goes through an object's own keys, and through none of what is not there", () => {
  const code = "const answer = []; const o = { a: 1, b: 2 }; for (const key in o) answer.push(key);";
  expect(onLegacyPage(code, "message")).toEqual(["a", "b"]);
  expect(onLegacyPage("const answer = []; for (let key in null) answer.push(key);", "message")).toEqual([]);
  expect(
    onLegacyPage("const answer = []; let key; for (key in { in: 1 }) answer.push(key);", "message"),
  ).toEqual(["in"]);
  expect(rewritten(code, "react")).not.toContain("$own(");
});

test("what only looks like one of them is left", () => {
  const left =
    'const { bind } = o; o["bind"](x); o?.bind(x); List.from(x); Array.from(x, (y) => y); call(o.bind);';
  const now = rewritten(`f.bind(o);\n${left}`);
  expect(now).toContain(`$bind(f, o);\n${left}`);
});

test("a chunk without any of them has nothing of it, and neither has that of the push library", () => {
  expect(rewritten('const answer = "bind";')).toBeNull();
  expect(rewritten("channel.bind(event, listener);", "reservation-live")).toBeNull();
});

test("the source map says where the code stood", () => {
  const result = ownBuiltIns().renderChunk.call({ parse: parseAst }, "a.bind(b);", { name: "react" });
  expect(result?.map.mappings).not.toBe("");
});
