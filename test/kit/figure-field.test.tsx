import { expect, test } from "vitest";
import { FigureField } from "../../src/kit/FigureField.js";
import { type Figure, figureOf, typedFigure } from "../../src/kit/number-text.js";
import { fire, render, write } from "./render.js";

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
  const field = (value: Figure) => <FigureField value={value} onChange={(next) => given.push(next)} />;
  const page = await render(field(3));
  await write(page.get<HTMLInputElement>("input"), "3x");
  await page.update(field("3x"));
  expect(given).toEqual(["3x"]);
  expect(page.get<HTMLInputElement>("input").value).toBe("3x");
});

test("a figure that is written otherwise stays as typed until the field is left", async () => {
  const given: Figure[] = [];
  const field = (value: Figure) => (
    <FigureField value={value} decimals={3} onChange={(next) => given.push(next)} />
  );
  const page = await render(field(1));
  const input = page.get<HTMLInputElement>("input");
  await write(input, "１.");
  expect([given, input.value]).toEqual([[], "１."]);
  await fire(input, "focusout");
  expect(input.value).toBe("1");
});

test("an undo beside the field replaces what was typed", async () => {
  const page = await render(<FigureField value={null} onChange={() => {}} />);
  await write(page.get<HTMLInputElement>("input"), "7");
  await page.update(<FigureField value={7} onChange={() => {}} />);
  await page.update(<FigureField value={null} onChange={() => {}} />);
  expect(page.get<HTMLInputElement>("input").value).toBe("");
});
