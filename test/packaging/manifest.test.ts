import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ActionEditorElement } from "../../src/elements/action-editor.js";
import { describedElements } from "../tools/manifest/elements.js";
import { toolFiles } from "../tools/manifest/index.js";
import { readTokens } from "../tools/manifest/tokens.js";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

test.each(Object.entries(toolFiles()))("%s was built from what the sources say now", (name, text) => {
  expect(read(`dist/${name}`)).toBe(text);
});

test("every attribute that an element observes is described, and nothing else", () => {
  const classes = { "action-editor": ActionEditorElement };
  expect(describedElements.map(({ tag }) => tag)).toEqual(Object.keys(classes));
  for (const { tag, className, attributes } of describedElements) {
    const element = classes[tag as keyof typeof classes];
    expect(className).toBe(element.name);
    expect(attributes.map(({ name }) => name)).toEqual(element.observedAttributes);
    expect(attributes.filter(({ description }) => description === "")).toEqual([]);
  }
});

test("a described property or method is there", () => {
  for (const { properties, methods } of describedElements) {
    for (const { name } of properties) expect(getter(name), name).toBeTypeOf("function");
    for (const { name } of methods)
      expect(Reflect.get(ActionEditorElement.prototype, name)).toBeTypeOf("function");
  }
});

test("the types of details that events name are exported by the main entry", () => {
  const exported = read("src/entries/index.ts");
  const details = describedElements.flatMap(({ events }) =>
    events.flatMap(({ type }) => /<(\w+Detail)>/.exec(type)?.[1] ?? []),
  );
  expect(details.length).toBeGreaterThan(0);
  for (const detail of details) expect(exported).toMatch(new RegExp(`\\b${detail}\\b`));
});

describe("the tokens", () => {
  const tokens = readTokens(read("src/kit/tokens.css"));

  test("each of the sheet is there, once, with its value", () => {
    const names = new Set(read("src/kit/tokens.css").match(/(?<=^\s*)--ce-[\w-]+(?=:)/gm));
    expect(new Set(tokens.map(({ name }) => name))).toEqual(names);
    expect(tokens).toHaveLength(names.size);
    expect(tokens.find(({ name }) => name === "--ce-control-type")).toEqual({
      name: "--ce-control-type",
      default: "14px",
      description: "16px on coarse pointers: stops iOS zooming into a field",
    });
  });
});

describe("the README", () => {
  test.each(describedElements)("names each attribute of <$tag>, and no other", ({ tag, attributes }) => {
    const section = read("README.md").split(`### Attributes of \`<${tag}>\``)[1]?.split("\n#")[0] ?? "";
    const named = section
      .split("\n")
      .filter((line) => line.startsWith("| `"))
      .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
    expect(named.sort()).toEqual(attributes.map(({ name }) => name).sort());
  });
});

function getter(name: string): unknown {
  let from: unknown = ActionEditorElement.prototype;
  while (from !== null && from !== undefined) {
    const found = Object.getOwnPropertyDescriptor(from, name);
    if (found) return found.get;
    from = Object.getPrototypeOf(from);
  }
  return undefined;
}
