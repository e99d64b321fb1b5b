import { expect, onTestFinished, test } from "vitest";
import { readItem } from "../../../src/api/salon-items.js";
import { ItemLook } from "../../../src/features/salon-items/ItemLook.js";
import type { PlainObject } from "../../../src/lib/plain-data.js";
import { drawInSalon } from "../salon/support/stage.js";

/** A resource's row as a server may write what is in it. */
function draw(wire: PlainObject): HTMLElement {
  const item = readItem("resources", { id: 12, name: "中村", ...wire });
  if (item === null) throw new Error("no item");
  return drawInSalon(<ItemLook kind="resources" item={item} />);
}

test.each([
  ["https://img.test/a.png", "https://img.test/a.png"],
  ["/icons/a.png", `${location.origin}/icons/a.png`],
  // An empty one would be the address of the page.
  ["", undefined],
  ["a.png", undefined],
  ["//evil.test/a.png", undefined],
  ["javascript:alert(1)", undefined],
  [null, undefined],
  [5, undefined],
])("an icon whose address is %j (rules: salon-item-fields)", (icon_url, drawn) => {
  expect(draw({ icon_url }).querySelector("img")?.src).toBe(drawn);
});

test("a path is one of the page's origin, whatever base the page has", () => {
  const base = document.createElement("base");
  base.href = "https://elsewhere.test/";
  document.head.append(base);
  onTestFinished(() => base.remove());
  expect(draw({ icon_url: "/a.png" }).querySelector("img")?.src).toBe(`${location.origin}/a.png`);
});

test.each([
  ["#2971c6", true],
  ["#abc", true],
  ["red", false],
  ["url(https://evil.test)", false],
  ["#12345", false],
  [null, false],
])("a dot in %j: %s", (color, isDrawn) => {
  expect(draw({ color }).querySelector(".salon-dot")?.classList.contains("is-none")).toBe(!isDrawn);
});
