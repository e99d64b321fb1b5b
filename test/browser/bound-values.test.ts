import { expect, test, vi } from "vitest";
import { eventually } from "./support/editors.js";
import { record } from "./support/events.js";
import { write } from "./support/growing.js";
import { drawnOne, valuedElements, writtenElements } from "./support/growing-elements.js";

/* What libraries write back that bind a field by its events: Alpine's `x-model`, Livewire's `wire:model`. */

test.each(writtenElements)("<%s> fires an `input` without detail before each `change`", async (_, row) => {
  const element = await drawnOne(row);
  const heard = record(document, ["input", "change"]);
  write(row.field(element), "打った");
  await eventually(() => heard.some(({ type }) => type === "change")).toBe(true);
  const changes = heard.flatMap(({ type }, at) => (type === "change" ? [at] : []));
  for (const at of changes) {
    const before = heard[at - 1];
    expect([before?.type, before?.constructor.name, before?.bubbles, before?.composed]).toEqual([
      "input",
      "Event",
      true,
      true,
    ]);
    expect([before?.target, before?.detail]).toEqual([element, undefined]);
  }
});

test.each(writtenElements)("<%s> takes the value of the detail that its `change` had", async (_, row) => {
  const element = await drawnOne(row);
  const changes = record(element, ["change"]);
  const failures = record(element, ["failure"]);
  write(row.field(element), "打った");
  await eventually(() => changes.length).toBeGreaterThan(0);
  const [work, { dirty }] = [JSON.stringify(element.value), element];
  const { detail } = changes.at(-1) as CustomEvent;
  element.value = new Proxy(detail, {});
  expect([JSON.stringify(element.value), element.dirty, element.canUndo]).toEqual([work, dirty, true]);
  element.value = { ...detail, value: row.other };
  expect(JSON.stringify(element.value)).not.toBe(work);
  expect(failures).toEqual([]);
});

const foreign: Readonly<Record<string, unknown>> = {
  "an answer": true,
  "a number in an object": { count: 7 },
  "the detail of a `finish`": { finisher: "emit", payload: { inputs: [] } },
  "the detail of something else": { value: { inputs: [] }, isOurs: false },
  "a list of objects": [{ value: 1 }],
};

test.each(valuedElements)(
  "<%s> leaves its work alone where it is given what is none of its own",
  async (_, row) => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const element = await drawnOne(row);
    element.value = row.other;
    const work = JSON.stringify(element.value);
    for (const [name, given] of Object.entries(foreign)) {
      const failures = record(element, ["failure"]);
      element.value = given;
      expect([name, JSON.stringify(element.value)]).toEqual([name, work]);
      expect([name, failures.map(({ detail }) => detail.reason)]).toEqual([name, ["invalid-input"]]);
    }
    warned.mockRestore();
  },
);
