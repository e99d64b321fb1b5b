import { expect, test } from "vitest";
import { define } from "../../src/element-base/define.js";
import { configure } from "../../src/entries/action-editor.js";
import { actionOf } from "../elements/action-editor/page.js";
import { mountMarkup } from "./support/editors.js";
import { freshTag } from "./support/fresh-tags.js";
import { newLog, probeElement } from "./support/probe.js";

/** An element that counts how often it takes its settings over. */
function countingElement() {
  const counts = { taken: 0 };
  const tag = freshTag();
  const Element = class extends probeElement(tag, newLog()) {
    protected override settingsChanged(): void {
      counts.taken += 1;
    }
  };
  return { tag, counts, define: () => define(Element) };
}

test("are taken over once when a script comes late, however many there are", () => {
  const { tag, counts, define } = countingElement();
  const place = mountMarkup(`<${tag} label="一" open count="3"></${tag}>`);
  Object.assign(place.firstElementChild as Element, { label: "二", data: {} });
  define();
  expect(counts.taken).toBe(1);
});

test("are taken over once when an element comes onto the page", () => {
  const { tag, counts, define } = countingElement();
  define();
  const element = document.createElement(tag);
  for (const label of ["一", "二"]) element.setAttribute("label", label);
  configure({});
  expect(counts.taken).toBe(0);
  mountMarkup("").append(element);
  expect(counts.taken).toBe(1);
  element.setAttribute("label", "三");
  expect(counts.taken).toBe(2);
});

test("stay where an attribute is set to the text that it has, and are those of another text", () => {
  const log = newLog();
  const tag = freshTag();
  define(probeElement(tag, log));
  const element = mountMarkup(`<${tag} label="一" data="[1]"></${tag}>`).firstElementChild as HTMLElement;
  Object.assign(element, { label: "二", data: [2] });
  for (const name of ["label", "data"]) element.setAttribute(name, element.getAttribute(name) ?? "");
  expect([Reflect.get(element, "label"), Reflect.get(element, "data")]).toEqual(["二", [2]]);
  for (const [name, text] of [
    ["label", "三"],
    ["data", "[3]"],
  ] as const)
    element.setAttribute(name, text);
  expect([Reflect.get(element, "label"), Reflect.get(element, "data")]).toEqual(["三", [3]]);
});

test("hold on a detached element whose value is asked about", () => {
  const editor = document.createElement("action-editor");
  editor.value = actionOf("一");
  expect(editor.validity.valid).toBe(true);
  editor.template = true;
  expect(editor.validity.customError).toBe(true);
  editor.template = false;
  expect(editor.validity.valid).toBe(true);
});
