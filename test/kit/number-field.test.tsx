import { expect, test, vi } from "vitest";
import { NumberField } from "../../src/kit/NumberField.js";
import { type Figure, figureOf, typedFigure } from "../../src/kit/number-text.js";
import { fire, render, write } from "./render.js";

test("an undo beside the field replaces what was typed and could not be read", async () => {
  const page = await render(<NumberField value={10} onChange={() => {}} />);
  const field = page.get<HTMLInputElement>("input");
  await write(field, "10x");
  await page.update(<NumberField value="10x" onChange={() => {}} />);
  expect(field.value).toBe("10x");
  await page.update(<NumberField value={5} onChange={() => {}} />);
  expect(field.value).toBe("5");
});

test("a figure that an undo takes back does not come up again", async () => {
  const page = await render(<NumberField value={5} onChange={() => {}} />);
  const field = page.get<HTMLInputElement>("input");
  await write(field, "50");
  await page.update(<NumberField value={50} onChange={() => {}} />);
  expect(field.value).toBe("50");
  await page.update(<NumberField value={5} onChange={() => {}} />);
  expect(field.value).toBe("5");
});

test("a value that changes during a conversion waits for its end", async () => {
  const page = await render(<NumberField value={10} onChange={() => {}} />);
  const field = page.get<HTMLInputElement>("input");
  await fire(field, "compositionstart");
  await write(field, "２");
  await page.update(<NumberField value={7} onChange={() => {}} />);
  expect(field.value).toBe("２");
});

test("the arrow keys stop at the range and leave a read-only field alone", async () => {
  const onChange = vi.fn();
  const page = await render(<NumberField value={20} max={20} onChange={onChange} />);
  await fire(page.get("input"), "keydown", { key: "ArrowUp" });
  expect(onChange).not.toHaveBeenCalled();
  await page.update(<NumberField value={20} onChange={onChange} readOnly />);
  await fire(page.get("input"), "keydown", { key: "ArrowUp" });
  expect(onChange).not.toHaveBeenCalled();
  await page.update(<NumberField value={20} onChange={onChange} />);
  await fire(page.get("input"), "keydown", { key: "ArrowDown" });
  expect(onChange.mock.calls).toEqual([[19]]);
});

test.each<[typed: string, decimals: number, figure: Figure]>([
  ["", 0, null],
  [" ", 0, null],
  ["12", 0, 12],
  ["１２", 0, 12],
  ["1,200", 0, 1200],
  ["-5", 0, -5],
  ["-", 0, "-"],
  ["12か月", 0, "12か月"],
  ["1.5", 0, "1.5"],
  ["1.0", 0, 1],
  ["1.5", 3, 1.5],
  ["1.23456", 3, 1.235],
  [".5", 3, 0.5],
  ["1e5", 3, "1e5"],
])("%j typed with %i decimals is %j", (typed, decimals, figure) => {
  expect(typedFigure(typed, decimals)).toBe(figure);
});

test.each<[stored: Figure | undefined, meant: number | null]>([
  [undefined, null],
  [null, null],
  ["", null],
  [0, 0],
  ["30", 30],
  ["x", Number.NaN],
])("the stored %j means %j", (stored, meant) => {
  expect(figureOf(stored)).toBe(meant);
});

test("what is no figure is handed over and stays on the screen", async () => {
  const given: Figure[] = [];
  const field = (value: Figure) => <NumberField value={value} onChange={(next) => given.push(next)} />;
  const page = await render(field(3));
  await write(page.get<HTMLInputElement>("input"), "3x");
  await page.update(field("3x"));
  expect(given).toEqual(["3x"]);
  expect(page.get<HTMLInputElement>("input").value).toBe("3x");
});

test("a figure that is written otherwise stays as typed until the field is left", async () => {
  const given: Figure[] = [];
  const field = (value: Figure) => (
    <NumberField value={value} decimals={3} onChange={(next) => given.push(next)} />
  );
  const page = await render(field(1));
  const input = page.get<HTMLInputElement>("input");
  await write(input, "１.");
  expect([given, input.value]).toEqual([[], "１."]);
  await fire(input, "focusout");
  expect(input.value).toBe("1");
});

test("an undo to nothing empties it", async () => {
  const page = await render(<NumberField value={null} onChange={() => {}} />);
  await write(page.get<HTMLInputElement>("input"), "7");
  await page.update(<NumberField value={7} onChange={() => {}} />);
  await page.update(<NumberField value={null} onChange={() => {}} />);
  expect(page.get<HTMLInputElement>("input").value).toBe("");
});

test.each(["99999", "-1", "1.5", "百"])(
  "%j stays when the field is left, and nothing else is reported",
  async (typed) => {
    const given: Figure[] = [];
    const field = (value: Figure) => (
      <NumberField value={value} min={0} max={9999} onChange={(next) => given.push(next)} />
    );
    const page = await render(field(3));
    const input = page.get<HTMLInputElement>("input");
    await write(input, typed);
    await page.update(field(given[0] ?? null));
    await fire(input, "focusout");
    expect([given.length, input.value]).toEqual([1, typed]);
  },
);
