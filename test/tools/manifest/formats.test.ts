import { expect, test } from "vitest";
import { toolFiles } from "./index.js";

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
