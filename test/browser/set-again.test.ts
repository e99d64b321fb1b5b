import { expect, test } from "vitest";
import { registry } from "../../src/elements/registry.js";
import { eventually } from "./support/editors.js";
import { write } from "./support/growing.js";
import {
  answerAll,
  drawnOne,
  type Edited,
  growingElements,
  valuedElements,
  writtenElements,
} from "./support/growing-elements.js";

/* Knockout's `attr` binding writes all attributes of an element again when one of them changes; jQuery code does the same. */

/** As Knockout does when an observable has changed: `changed` has a new text, the others are written as they are. */
function bindAgain(element: HTMLElement, changed: string, text: string): void {
  for (const { name, value } of [...element.attributes])
    element.setAttribute(name, name === changed ? text : value);
  element.setAttribute(changed, text);
}

const all = growingElements.map((element) => [element.tag, element] as const);

test.each(writtenElements)(
  "what was typed in <%s> outlasts a binding that writes all attributes again",
  async (_, row) => {
    const element = await drawnOne(row);
    const { value } = element;
    element.setAttribute("value", typeof value === "string" ? value : JSON.stringify(value));
    element.setAttribute("finish-label", "一");
    const before = JSON.stringify(element.value);
    write(row.field(element), "打った");
    await eventually(() => JSON.stringify(element.value)).not.toBe(before);
    const { dirty } = element;
    const work = JSON.stringify(element.value);
    bindAgain(element, "finish-label", "二");
    bindAgain(element, "title", "三");
    expect([JSON.stringify(element.value), element.dirty]).toEqual([work, dirty]);
  },
);

test.each(valuedElements)("what was set in <%s> outlasts it, too", async (_, row) => {
  const element = await drawnOne(row);
  const { value } = element;
  element.setAttribute("value", typeof value === "string" ? value : JSON.stringify(value));
  element.value = row.other;
  const work = JSON.stringify(element.value);
  bindAgain(element, "title", "二");
  expect(JSON.stringify(element.value)).toBe(work);
});

test.each(all)("no attribute of <%s> is set by the text that it has", (tag, { make }) => {
  answerAll();
  const element = make() as Edited;
  for (const [attribute, { kind, ...more }] of Object.entries(registry[tag].declaration.attributes)) {
    if (kind !== "text" || "reflects" in more) continue;
    const property = attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    // A group that no list holds is left at once: these two are always there.
    const [first, second] = attribute === "group-id" ? ["none", "favorite"] : ["1", "2"];
    element.setAttribute(attribute, first);
    element[property] = second;
    element.setAttribute(attribute, first);
    expect([attribute, element[property]]).toEqual([attribute, second]);
  }
});
