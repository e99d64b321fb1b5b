import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as entry from "../../src/entries/index.js";
import { readProject } from "../tools/architecture/project-files.js";
import { descriptionFiles } from "../tools/description/index.js";
import { describedElements } from "../tools/manifest/elements.js";
import { toolFiles } from "../tools/manifest/index.js";
import { readTokens } from "../tools/manifest/tokens.js";

/** What a part or a token of the manifest says. */
interface Described {
  name: string;
  description: string;
}
const { modules } = JSON.parse(toolFiles()["custom-elements.json"] ?? "");
const declarations: { cssParts: Described[]; cssProperties: Described[] }[] = modules.flatMap(
  (module: { declarations: object[] }) => module.declarations,
);
const sources = readProject(fileURLToPath(new URL("../..", import.meta.url))).filter(({ path }) =>
  path.startsWith("src/"),
);
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

test.each(Object.entries({ ...toolFiles(), ...(await descriptionFiles()) }))(
  "%s was built from what the sources say now",
  (name, text) => {
    expect(read(`dist/${name}`)).toBe(text);
  },
);

test("every attribute that an element observes is described, and nothing else", () => {
  expect(describedElements.length).toBeGreaterThan(1);
  for (const { tag, className, attributes } of describedElements) {
    const element = classOf(className);
    expect(element.declaration.tag).toBe(tag);
    expect(attributes.map(({ name }) => name)).toEqual(element.observedAttributes);
    expect(attributes.filter(({ description }) => description === "")).toEqual([]);
  }
});

test("a described property or method is there", () => {
  for (const { className, properties, methods } of describedElements) {
    const { prototype } = classOf(className);
    for (const { name } of properties) expect(getter(prototype, name), name).toBeTypeOf("function");
    for (const { name } of methods) expect(Reflect.get(prototype, name), name).toBeTypeOf("function");
  }
});

test("the types of details that events name are exported by the main entry", () => {
  const exported = read("dist/types/index.d.ts");
  const details = describedElements.flatMap(({ events }) =>
    events.flatMap(({ type }) => /<(\w+Detail)>/.exec(type)?.[1] ?? []),
  );
  expect(details.length).toBeGreaterThan(0);
  for (const detail of details) expect(exported).toMatch(new RegExp(`\\b${detail}\\b`));
});

describe("the tokens", () => {
  test.each(["tokens", "field-tokens", "widget-tokens", "hue-tokens", "spare-tokens"])(
    "each of %s.css is read, once",
    (sheet) => {
      const text = read(`src/kit/${sheet}.css`);
      const names = new Set(text.match(/(?<=^\s*)--ce-[\w-]+(?=:)/gm));
      const tokens = readTokens(text);
      expect(new Set(tokens.map(({ name }) => name))).toEqual(names);
      expect(tokens).toHaveLength(names.size);
    },
  );

  test("each that anything is drawn with is described, with its value, and no other", () => {
    const used = sources.flatMap(({ text }) => text.match(/(?<=var\()--ce-[\w-]+/g) ?? []);
    const properties = declarations.map(({ cssProperties }) => cssProperties);
    for (const listed of properties)
      expect(listed.map(({ name }) => name).sort()).toEqual([...new Set(used)].sort());
    expect(properties[0]).toContainEqual({
      name: "--ce-control-type",
      default: "14px",
      description: "16px on coarse pointers: stops iOS zooming into a field",
    });
  });
});

test("the parts are those that the sources name, all of them plain words", () => {
  // A `<Deferred part={…}>` shows a part of the library.
  const named = sources.flatMap(({ text }) => [
    ...text.matchAll(/(?<!<Deferred\s+)\bpart=(?:"([^"]+)"|\{)/g),
  ]);
  const parts = named.flatMap(([, names = "computed"]) => names.split(" "));
  const listed = declarations.flatMap(({ cssParts }) => cssParts);
  expect(new Set(listed.map(({ name }) => name))).toEqual(new Set(parts));
  expect(listed.filter(({ description }) => !/\S.*\.$/.test(description))).toEqual([]);
});

/** The class that the main entry exports under a name of the manifest. */
function classOf(name: string): typeof entry.ActionEditorElement {
  return (entry as unknown as Record<string, typeof entry.ActionEditorElement>)[name] as never;
}

function getter(prototype: object, name: string): unknown {
  let from: unknown = prototype;
  while (from !== null && from !== undefined) {
    const found = Object.getOwnPropertyDescriptor(from, name);
    if (found) return found.get;
    from = Object.getPrototypeOf(from);
  }
  return undefined;
}
