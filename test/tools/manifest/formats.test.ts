import { expect, test } from "vitest";
import { elementTags, registry } from "../../../src/elements/registry.js";
import { toolFiles } from "./index.js";
import { valuesOf } from "./values.js";

const read = (name: string) => JSON.parse(toolFiles()[name] ?? "");

test("attributes with a list of values offer them, in each file for editors", () => {
  const html = read("vscode.html-custom-data.json").tags.find(
    ({ name }: { name: string }) => name === "item-picker",
  );
  const kind = html.attributes.find(({ name }: { name: string }) => name === "kind");
  expect(kind.values).toHaveLength(18);
  expect(kind.values).toContainEqual({ name: "richmenu" });
  const web = read("web-types.json").contributions.html.elements;
  const tab = web
    .find(({ name }: { name: string }) => name === "friend-editor")
    .attributes.find(({ name }: { name: string }) => name === "tab");
  expect(tab.values).toEqual([{ name: "tags" }, { name: "variables" }, { name: "base" }]);
  const texts = JSON.stringify(read("custom-elements.json"));
  expect(texts).toContain('"text":"\\"joined\\" | null"');
});

test("an attribute that takes one of several words, or some of them, tells which; what takes any is named here", () => {
  const free = elementTags.flatMap((tag) => {
    const { declaration } = registry[tag];
    return Object.entries(declaration.attributes)
      .filter(
        ([name, { kind }]) =>
          ["text", "number", "words"].includes(kind) && !valuesOf(declaration, name).length,
      )
      .map(([name]) => name);
  });
  const dates = ["date", "date-from", "date-to"];
  const texts = ["api-base", "brand", "call-url", "csrf-token", "draft-key", "draft-owner", "finish-label"];
  const others = ["finish-path", "member-name", "name", "query", "maxlength", "poll", "notify"];
  // What an account may do and what its items are is the server's to say.
  const ofServer = ["abilities", "allowed-types", "allowed-generations"];
  const unnamed = [...new Set(free)].filter((name) => !/(^|-)id$/.test(name));
  expect(unnamed.toSorted()).toEqual([...dates, ...texts, ...others, ...ofServer].toSorted());
});

test("the lists are those that elements read by", () => {
  const tags: { name: string; attributes: { name: string; values?: { name: string }[] }[] }[] = read(
    "vscode.html-custom-data.json",
  ).tags;
  const offered = (tag: string, attribute: string) =>
    tags
      .find(({ name }) => name === tag)
      ?.attributes.find(({ name }) => name === attribute)
      ?.values?.map(({ name }) => name);
  expect(offered("salon-settings", "sections")).toEqual(offered("salon-settings", "section"));
  expect(offered("open-api-console", "sections")).toEqual(["codes", "counts", "logs", "triggers"]);
  expect(offered("action-editor", "swatch")).toHaveLength(13);
  expect(offered("funnel-editor", "disabled-types")).toContain("120");
  expect(offered("message-editor", "placeholders")).toContain("friend-link");
  expect(offered("friend-list", "order-by")).toEqual(["3", "4", "1", "0"]);
  const manifest = JSON.stringify(read("custom-elements.json"));
  expect(manifest).toContain('"name":"order-by","fieldName":"orderBy"');
  expect(manifest).toContain('"text":"3 | 4 | 1 | 0 | null"');
  expect(manifest).toContain('readonly (\\"codes\\" | \\"counts\\" | \\"logs\\" | \\"triggers\\")[] | null');
});

test("custom properties and parts are offered in style sheets", () => {
  const { properties, pseudoElements } = read("vscode.css-custom-data.json");
  expect(properties.every(({ name }: { name: string }) => name.startsWith("--ce-"))).toBe(true);
  expect(pseudoElements.length).toBeGreaterThan(3);
  expect(pseudoElements[0].name).toMatch(/^::part\([a-z-]+\)$/);
});

test("the class above all says where it comes from", () => {
  const [{ declarations }] = read("custom-elements.json").modules;
  expect(declarations[0].superclass).toEqual({ name: "HTMLElement", package: "global:" });
});
