import { expect, test } from "vitest";
import { elementTags } from "../../src/elements/registry.js";
import { collected } from "./collected.js";

const engines = import.meta.glob<{ tag: string }>("./*/engine.ts", { eager: true, import: "engine" });
const madeUp = import.meta.glob<{ tag: string }>("../made-up-element/engine.ts", {
  eager: true,
  import: "engine",
});

test("a new element is collected from its folder, and nothing else names it", () => {
  const folders = ["made-up-element", ...elementTags];
  expect(collected({ ...engines, ...madeUp }, folders).map(({ tag }) => tag)).toEqual([
    "made-up-list",
    ...elementTags,
  ]);
});

test("one that has not said what is asked of each is named", () => {
  expect(() => collected(engines, ["made-up-element"])).toThrow("test/elements/made-up-element/engine.ts");
});
