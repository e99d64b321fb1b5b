import { expect, test, vi } from "vitest";
import { eventually, mountMarkup } from "./support/editors.js";
import { record } from "./support/events.js";
import { has, inside, write } from "./support/growing.js";
import { answerAll, growingElements } from "./support/growing-elements.js";
import { until } from "./support/small-works.js";

/* What libraries write back that bind a field by its events: Alpine's `x-model`, Livewire's `wire:model`. */

type Edited = HTMLElement & Record<string, unknown>;

async function drawn({ make, last }: (typeof growingElements)[number]): Promise<Edited> {
  answerAll();
  const element = make() as Edited;
  mountMarkup("").append(element);
  await until(() => inside(element, last) !== null, "the element was drawn");
  return element;
}

const written = growingElements.flatMap((element) =>
  has(element, "value", "text") ? [[element.tag, element] as const] : [],
);
const valued = growingElements.flatMap((element) =>
  has(element, "value") ? [[element.tag, element] as const] : [],
);

test.each(written)("<%s> fires an `input` without detail before each `change`", async (_, row) => {
  const element = await drawn(row);
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

test.each(written)("<%s> takes the value of the detail that its `change` had", async (_, row) => {
  const element = await drawn(row);
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

test.each(valued)("<%s> leaves its work alone where it is given what is none of its own", async (_, row) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const element = await drawn(row);
  element.value = row.other;
  const work = JSON.stringify(element.value);
  for (const [name, given] of Object.entries(foreign)) {
    const failures = record(element, ["failure"]);
    element.value = given;
    expect([name, JSON.stringify(element.value)]).toEqual([name, work]);
    expect([name, failures.map(({ detail }) => detail.reason)]).toEqual([name, ["invalid-input"]]);
  }
  warned.mockRestore();
});
