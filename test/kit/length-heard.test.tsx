import { act } from "react";
import { expect, test } from "vitest";
import { stepBelow } from "../../src/kit/LengthHeard.js";
import { TextArea } from "../../src/kit/TextArea.js";
import { render } from "./render.js";

const words = {
  charactersLeft: (count: number) => `${count} left`,
  tooLong: (count: number) => `${count} too many`,
};

/** A field of 200 letters at most that holds so many. */
const area = (length: number) => (
  <TextArea
    label="text"
    value={"a".repeat(length)}
    onChange={() => {}}
    limit={{ counter: `${length}/200`, left: 200 - length, words }}
  />
);

async function drawn(length: number) {
  const { get, update } = await render(area(length));
  const field = get<HTMLTextAreaElement>("textarea");
  return {
    field,
    write: (next: number) => update(area(next)),
    description: () => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent,
    said: () => get("[role=status]").textContent,
    shown: () => get(".counter").textContent,
  };
}

test("the description is empty once somebody has written, and the counter that is seen is not", async () => {
  const { field, write, description, shown } = await drawn(3);
  expect(description()).toBe("3/200");
  await act(async () => field.focus());
  expect(description()).toBe("3/200");
  await write(4);
  await write(5);
  expect([description(), shown()]).toEqual(["", "5/200"]);
  await act(async () => {
    field.blur();
    await new Promise((left) => setTimeout(left));
  });
  expect(description()).toBe("5/200");
  await write(6);
  expect(description()).toBe("6/200");
});

test("near the limit and over it a status says how many, once for each step, forwards and back", async () => {
  const { write, said } = await drawn(80);
  const heard: string[] = [];
  for (const length of [99, 100, 101, 149, 150, 177, 179, 180, 190, 199, 200, 201, 202, 200, 120, 60]) {
    await write(length);
    heard.push(`${length}: ${said()}`);
  }
  expect(heard).toEqual([
    "99: ",
    "100: 100 left",
    "101: 100 left",
    "149: 100 left",
    "150: 50 left",
    "177: 50 left",
    "179: 50 left",
    "180: 20 left",
    "190: 10 left",
    "199: 10 left",
    "200: 0 left",
    "201: 1 too many",
    "202: 1 too many",
    "200: 0 left",
    "120: 80 left",
    "60: ",
  ]);
});

test("what is put in at once is said as it is, and not by the step", async () => {
  const { write, said } = await drawn(20);
  await write(158);
  expect(said()).toBe("42 left");
  await write(450);
  expect(said()).toBe("250 too many");
});

test("a text that begins near the limit says nothing by itself", async () => {
  const { said, description } = await drawn(195);
  expect([said(), description()]).toEqual(["", "195/200"]);
});

test.each([
  [101, undefined],
  [100, 100],
  [51, 100],
  [50, 50],
  [20, 20],
  [10, 10],
  [1, 10],
  [0, 0],
  [-1, -1],
  [-500, -1],
])("with %s left the step is %s", (left, step) => expect(stepBelow(left)).toBe(step));
